/**
 * Protections, and who may edit what.
 */
import { book } from './setup';

const shared = (user: string) =>
  book({ owner: 'owner@example.com', user, editors: ['ana@example.com', 'luis@example.com'] });

describe('protection', () => {
  it('protect() alone keeps nobody out who could edit before', () => {
    const { host, sheet, id } = shared('owner@example.com');
    sheet.protect();
    host.workbook.user = 'ana@example.com';
    host.workbook.enter(id, 1, 1, 'x');
    expect(sheet.getRange('A1').getValue()).toBe('x');
  });

  it('removed editors may neither type nor run a script there, save in unprotected ranges', () => {
    const { host, sheet, id } = shared('owner@example.com');
    const protection = sheet.protect().setDescription('schedule');
    protection.setUnprotectedRanges([sheet.getRange('C2:C9')]);
    protection.removeEditors(protection.getEditors());
    host.workbook.user = 'ana@example.com';
    const refused = 'You are trying to edit a protected cell or object.';
    expect(() => host.workbook.enter(id, 1, 1, 'x')).toThrow(refused);
    expect(() => sheet.getRange('A1').setValue('x')).toThrow(refused);
    expect(() => sheet.setName('x')).toThrow(refused);
    expect(() => host.workbook.deleteRows(id, 1, 1)).toThrow(refused);
    expect(() => sheet.getRange('C1:C3').clearContent()).toThrow(refused);
    host.workbook.enter(id, 2, 3, '½-½');
    expect(host.workbook.mayEdit(id, 9, 3)).toBe('yes');
    expect(host.workbook.mayEdit(id, 10, 3)).toBe('no');
    host.workbook.user = 'owner@example.com';
    host.workbook.enter(id, 1, 1, 'mine');
    expect(sheet.getRange('A1').getValue()).toBe('mine');
  });

  it('neither the owner nor the one who removes can be removed', () => {
    const { sheet } = shared('ana@example.com');
    const protection = sheet.protect();
    protection.removeEditors(protection.getEditors());
    expect(protection.getEditors().map((user) => user.getEmail())).toEqual([
      'owner@example.com',
      'ana@example.com',
    ]);
    protection.addEditor('luis@example.com');
    expect(protection.getEditors()).toHaveLength(3);
    expect(protection.canEdit()).toBe(true);
  });

  it('a warning-only protection warns who types and lets scripts through', () => {
    const { host, sheet, id } = shared('owner@example.com');
    sheet.protect().setWarningOnly(true);
    host.workbook.user = 'ana@example.com';
    expect(host.workbook.mayEdit(id, 1, 1)).toBe('warn');
    expect(host.workbook.enter(id, 1, 1, 'x').warning).toContain('Heads up');
    sheet.getRange('A2').setValue('y');
    expect(sheet.getRange('A1:A2').getValues().flat()).toEqual(['x', 'y']);
  });

  it('protecting a sheet twice gives the same protection, a range a new one', () => {
    const { sheet, app } = shared('owner@example.com');
    sheet.protect().setDescription('first');
    expect(sheet.protect().getDescription()).toBe('first');
    sheet.getRange('A1:B2').protect();
    sheet.getRange('A1:B2').protect();
    expect(sheet.getProtections(app.ProtectionType.SHEET)).toHaveLength(1);
    const ranges = sheet.getProtections(app.ProtectionType.RANGE);
    expect(ranges).toHaveLength(2);
    expect(() => ranges[0]?.setUnprotectedRanges([])).toThrow('only be set on a protected sheet');
    ranges[0]?.remove();
    expect(sheet.getProtections(app.ProtectionType.RANGE)).toHaveLength(1);
    expect(() => ranges[0]?.remove()).toThrow('no longer exists');
  });

  it('a protection keeps its description and what it leaves open', () => {
    const { sheet, app } = shared('owner@example.com');
    sheet
      .protect()
      .setDescription('Mine')
      .setUnprotectedRanges([sheet.getRange('C2:C9')]);
    const [protection] = sheet.getProtections(app.ProtectionType.SHEET);
    expect(protection?.getDescription()).toBe('Mine');
    expect(protection?.getUnprotectedRanges().map((range) => range.getA1Notation())).toEqual(['C2:C9']);
    sheet.insertRowBefore(1);
    expect(protection?.getUnprotectedRanges().map((range) => range.getA1Notation())).toEqual(['C3:C10']);
  });

  it('who is no editor of the file may edit nothing', () => {
    const { host, sheet, id } = shared('owner@example.com');
    host.workbook.user = 'stranger@example.com';
    expect(host.workbook.mayEdit(id, 1, 1)).toBe('no');
    expect(() => sheet.getRange('A1').setValue(1)).toThrow('protected');
  });

  it('domain editing is off where there is no domain', () => {
    const { sheet } = shared('owner@example.com');
    const protection = sheet.protect();
    expect(protection.canDomainEdit()).toBe(false);
    expect(protection.setDomainEdit(false).canDomainEdit()).toBe(false);
  });
});
