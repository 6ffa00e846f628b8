/**
 * Data validation, conditional formats, charts and developer metadata.
 */
import { book, bothWays } from './setup';

describe('data validation', () => {
  const list = (app: ReturnType<typeof book>['app'], strict: boolean) =>
    app
      .newDataValidation()
      .requireValueInList(['1-0', '½-½', '0-1'], true)
      .setAllowInvalid(!strict)
      .setHelpText('A result, please.')
      .build();

  it('a rule that allows other input only warns', () => {
    const { host, sheet, app, id } = book();
    sheet.getRange('A1:A3').setNumberFormat('@').setDataValidation(list(app, false));
    expect(host.workbook.enter(id, 1, 1, '1-0')).toEqual({});
    expect(host.workbook.enter(id, 2, 1, '2-0')).toEqual({ invalid: 'A result, please.' });
    expect(host.workbook.cell(id, 2, 1)).toMatchObject({ display: '2-0', invalid: true });
    expect(host.workbook.cell(id, 1, 1).invalid).toBeUndefined();
  });

  it('a strict rule refuses what is typed', () => {
    const { host, sheet, app, id } = book();
    sheet.getRange('A1').setNumberFormat('@').setDataValidation(list(app, true));
    expect(() => host.workbook.enter(id, 1, 1, '2-0')).toThrow(
      'in cell A1 violates the data validation rules',
    );
    host.workbook.enter(id, 1, 1, '½-½');
    host.workbook.enter(id, 1, 1, '');
    expect(sheet.getRange('A1').isBlank()).toBe(true);
  });

  it.each(bothWays('strictValidationRefusesScripts'))(
    'a strict rule refuses what a script writes: %s',
    (on, guesses) => {
      const { sheet, app } = book({ guesses });
      sheet.getRange('A1:A2').setDataValidation(list(app, true));
      const write = () => sheet.getRange('A1:A2').setValues([['½-½'], ['x']]);
      if (on)
        expect(write).toThrow(
          'The data you entered in cell A2 violates the data validation rules set on this cell.',
        );
      else expect(write).not.toThrow();
      expect(sheet.getRange('A1:A2').getValues().flat()).toEqual(on ? ['', ''] : ['½-½', 'x']);
    },
  );

  it.each(bothWays('conditionTextsParsed'))(
    'a condition text with a leading + is a formula: %s',
    (on, guesses) => {
      const { host, sheet, app, id } = book({ guesses });
      sheet.getRange('A1').setDataValidation(app.newDataValidation().requireTextEqualTo('+').build());
      sheet.getRange('A2').setDataValidation(app.newDataValidation().requireTextEqualTo('+1').build());
      sheet
        .getRange('A3')
        .setDataValidation(app.newDataValidation().requireValueInList(['=B1', 'x']).build());
      const value = (row: number) => host.workbook.cell(id, row, 1).validation?.values[0];
      expect([value(1), value(2), value(3)]).toEqual([
        '+',
        on ? { formula: '=+1' } : '+1',
        { formula: '=B1' },
      ]);
    },
  );

  it('rules read back as they were made, and are copied', () => {
    const { sheet, app } = book();
    const rule = list(app, true);
    expect([rule.getAllowInvalid(), rule.getHelpText()]).toEqual([false, 'A result, please.']);
    expect(rule.getCriteriaType()).toBe(app.DataValidationCriteria.VALUE_IN_LIST);
    expect(rule.getCriteriaValues()).toEqual([['1-0', '½-½', '0-1'], true]);
    expect(rule.copy().setAllowInvalid(true).build().getAllowInvalid()).toBe(true);
    sheet.getRange('B1:B2').setDataValidations([[rule], [null]]);
    expect(
      sheet
        .getRange('B1:B2')
        .getDataValidations()
        .map(([one]) => one?.getHelpText()),
    ).toEqual(['A result, please.', undefined]);
    sheet.getRange('B1').clearDataValidations();
    expect(sheet.getRange('B1').getDataValidation()).toBeNull();
  });

  it('numbers, dates, ranges and checkboxes are judged', () => {
    const { host, sheet, app, id } = book();
    sheet.getRange('D1:D2').setValues([['Ana'], ['Luis']]);
    const rules = [
      app.newDataValidation().requireNumberBetween(1, 9),
      app
        .newDataValidation()
        .requireDateAfter(new Date(Date.UTC(2026, 0, 1)) as unknown as GoogleAppsScript.Base.Date),
      app.newDataValidation().requireValueInRange(sheet.getRange('D1:D2')),
      app.newDataValidation().requireCheckbox(),
    ];
    const good = ['5', '6/1/2026', 'Luis', 'TRUE'];
    const bad = ['12', '6/1/2025', 'Eva', 'x'];
    rules.forEach((rule, index) => {
      sheet.getRange(index + 1, 1).setDataValidation(rule.setAllowInvalid(false).build());
      host.workbook.enter(id, index + 1, 1, good[index] ?? '');
      expect(() => host.workbook.enter(id, index + 1, 1, bad[index] ?? '')).toThrow('violates');
    });
  });

  it('more than 500 items in a list are refused', () => {
    const { app } = book();
    const items = Array.from({ length: 501 }, (_, index) => String(index));
    expect(() => app.newDataValidation().requireValueInList(items)).toThrow('limit of 500');
  });
});

describe('conditional formats', () => {
  it('rules belong to one sheet, have a range and a condition, and read back', () => {
    const { sheet, ss, app } = book();
    const made = app
      .newConditionalFormatRule()
      .whenTextEqualTo('1')
      .setBackground('#ABCDEF')
      .setBold(true)
      .setRanges([sheet.getRange('A1:B2'), sheet.getRange('D4')])
      .build();
    sheet.setConditionalFormatRules([made]);
    const [rule] = sheet.getConditionalFormatRules();
    expect(rule?.getRanges().map((range) => range.getA1Notation())).toEqual(['A1:B2', 'D4']);
    expect(rule?.getBooleanCondition()?.getCriteriaType()).toBe(app.BooleanCriteria.TEXT_EQUAL_TO);
    expect(rule?.getBooleanCondition()?.getBackground()).toBe('#abcdef');
    expect(() => app.newConditionalFormatRule().whenCellEmpty().build()).toThrow('at least one range');
    expect(() =>
      app
        .newConditionalFormatRule()
        .setRanges([sheet.getRange('A1')])
        .build(),
    ).toThrow('condition');
    const other = ss.insertSheet('Other');
    expect(() => other.setConditionalFormatRules([made])).toThrow('must be on this sheet');
    sheet.clearConditionalFormatRules();
    expect(sheet.getConditionalFormatRules()).toEqual([]);
  });
});

describe('charts', () => {
  it('a chart is data: type, ranges, options, place', () => {
    const { host, sheet, id } = book();
    const { Charts } = host.services;
    const chart = sheet
      .newChart()
      .asLineChart()
      .addRange(sheet.getRange('A1:C9'))
      .setNumHeaders(1)
      .setOption('title', 'Progress')
      .setPosition(2, 5, 0, 0)
      .build();
    sheet.insertChart(chart);
    expect(host.workbook.sheet(id).charts).toMatchObject([
      { type: 'LINE', headers: 1, options: { title: 'Progress' }, anchor: { row: 2, column: 5, x: 0, y: 0 } },
    ]);
    const [there] = sheet.getCharts();
    if (!there) throw new Error('no chart');
    sheet.updateChart(there.modify().setChartType(Charts.ChartType.BAR).build());
    expect(host.workbook.sheet(id).charts.map((one) => one.type)).toEqual(['BAR']);
    sheet.removeChart(there);
    expect(sheet.getCharts()).toEqual([]);
  });

  it('a chart that is updated stands over other cells, and is else what it was', () => {
    const { host, sheet, id } = book();
    const chart = sheet
      .newChart()
      .asLineChart()
      .addRange(sheet.getRange('A1:C9'))
      .setOption('title', 'Progress');
    sheet.insertChart(chart.setPosition(2, 5, 0, 0).build());
    const [before] = host.workbook.sheet(id).charts;
    const [there] = sheet.getCharts();
    if (!there) throw new Error('no chart');
    expect(there.getRanges().map((range) => range.getA1Notation())).toEqual(['A1:C9']);
    sheet.updateChart(there.modify().clearRanges().addRange(sheet.getRange('A1:D9')).build());
    expect(sheet.getCharts().map((one) => one.getRanges().map((range) => range.getA1Notation()))).toEqual([
      ['A1:D9'],
    ]);
    expect(host.workbook.sheet(id).charts).toEqual([
      { ...before, ranges: [{ sheetId: id, rect: { row: 1, column: 1, lastRow: 9, lastColumn: 4 } }] },
    ]);
  });
});

describe('developer metadata', () => {
  it('marks are found by key in the file or within a sheet, and survive renaming', () => {
    const { ss, sheet, app } = book();
    const { DOCUMENT, PROJECT } = app.DeveloperMetadataVisibility;
    sheet.addDeveloperMetadata('kind', 'schedule', DOCUMENT).setName('Renamed');
    ss.insertSheet('Other').addDeveloperMetadata('kind', 'players', PROJECT);
    ss.addDeveloperMetadata('file');
    const found = ss.createDeveloperMetadataFinder().withKey('kind').find();
    expect(found.map((one) => one.getLocation().getSheet()?.getName())).toEqual(['Renamed', 'Other']);
    expect(found.map((one) => one.getVisibility())).toEqual([DOCUMENT, PROJECT]);
    expect(
      sheet
        .createDeveloperMetadataFinder()
        .withKey('kind')
        .find()
        .map((one) => one.getValue()),
    ).toEqual(['schedule']);
    expect(ss.createDeveloperMetadataFinder().withVisibility(PROJECT).find()).toHaveLength(1);
    expect(ss.getDeveloperMetadata().map((one) => [one.getKey(), one.getValue()])).toEqual([['file', null]]);
    found[0]?.setValue('done');
    expect(sheet.getDeveloperMetadata().map((one) => one.getValue())).toEqual(['done']);
    found[0]?.remove();
    expect(sheet.getDeveloperMetadata()).toEqual([]);
    expect(() => found[0]?.getValue()).toThrow('no longer exists');
  });

  it('marks of a sheet hold 30,000 characters in all', () => {
    const { host, ss, sheet, app } = book();
    sheet.addDeveloperMetadata('a', 'x'.repeat(20_000));
    ss.insertSheet('Other').addDeveloperMetadata('a', 'x'.repeat(20_000));
    ss.addDeveloperMetadata('a', 'x'.repeat(20_000));
    const more = [
      () => sheet.addDeveloperMetadata('b', 'x'.repeat(9999)),
      () => sheet.getDeveloperMetadata()[0]?.setValue('x'.repeat(30_000)),
      () => ss.addDeveloperMetadata('b', 'x'.repeat(9999)),
    ];
    for (const add of more)
      expect(() =>
        host.run('menu', () => {
          add();
          app.flush();
        }),
      ).toThrow('exceed the limit');
    expect(sheet.getDeveloperMetadata()).toHaveLength(1);
    sheet.addDeveloperMetadata('b', 'x'.repeat(9998));
    expect(sheet.getDeveloperMetadata()).toHaveLength(2);
  });
});
