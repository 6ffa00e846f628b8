/**
 * Executions: buffered writes, rights, locks, and failures on demand.
 */
import { RunKilled } from '../../../workbench/host/faults';
import { book, bothWays } from './setup';

describe('buffered writes', () => {
  it('the view hears of writes at the flush, the script reads them before', () => {
    const { host, sheet, app, id } = book({ guesses: { readsFlush: false } });
    const seen: string[] = [];
    host.workbook.subscribe((change) => seen.push(change.by));
    host.run('menu', () => {
      sheet.getRange('A1').setValue('x');
      expect(sheet.getRange('A1').getValue()).toBe('x');
      expect(host.workbook.cell(id, 1, 1).content).toBe('');
      expect(seen).toEqual([]);
      app.flush();
      expect(host.workbook.cell(id, 1, 1).content).toBe('x');
      expect(seen).toEqual(['script']);
    });
  });

  it('the end of a run flushes, even when the script throws', () => {
    const { host, sheet, id } = book();
    expect(() =>
      host.run('menu', () => {
        sheet.getRange('A1').setValue('x');
        throw new Error('mine');
      }),
    ).toThrow('mine');
    expect(host.workbook.cell(id, 1, 1).content).toBe('x');
  });

  it.each(bothWays('readsFlush'))('a read commits what was buffered: %s', (on, guesses) => {
    const { host, sheet, id } = book({ guesses });
    host.faults.killAtCall = 3;
    expect(() =>
      host.run('menu', () => {
        sheet.getRange('A1').setValue('x');
        sheet.getRange('A1').getValue();
        sheet.getRange('A2').setValue('y');
      }),
    ).toThrow(RunKilled);
    expect(host.workbook.cell(id, 1, 1).content).toBe(on ? 'x' : '');
    expect(host.workbook.cell(id, 2, 1).content).toBe('');
  });

  it.each(bothWays('refusalsAtFlush'))(
    'what only the server refuses shows at the flush: %s',
    (on, guesses) => {
      const { host, sheet, app, id } = book({ guesses });
      host.run('menu', () => {
        const write = () => sheet.getRange('A2').setValue('x'.repeat(60_000));
        const rest = () => {
          sheet.getRange('A3').setValue('after');
          app.flush();
        };
        sheet.getRange('A1').setValue('before');
        if (on) {
          expect(write).not.toThrow();
          expect(rest).toThrow('50000 characters');
          expect(app.flush.bind(app)).not.toThrow();
        } else {
          expect(write).toThrow('50000 characters');
          expect(rest).not.toThrow();
        }
      });
      expect([1, 2, 3].map((row) => host.workbook.cell(id, row, 1).content)).toEqual([
        'before',
        '',
        on ? '' : 'after',
      ]);
    },
  );

  it('a refusal that waited is thrown by the run itself at its end', () => {
    const { host, sheet } = book();
    expect(() => host.run('menu', () => sheet.getRange('A1').setValue('x'.repeat(60_000)))).toThrow('50000');
  });

  it.each(bothWays('structureAtOnce'))('inserting a sheet takes effect at once: %s', (on, guesses) => {
    const { host, ss } = book({ guesses });
    host.faults.killAtCall = 2;
    expect(() =>
      host.run('menu', () => {
        ss.insertSheet('New');
        ss.getId();
      }),
    ).toThrow(RunKilled);
    expect(host.workbook.sheetNamed('New') !== undefined).toBe(on);
  });
});

describe('counting', () => {
  it('mutating calls are counted in total, per sheet and per method', () => {
    const { host, ss, sheet, app } = book();
    const other = ss.insertSheet('Other');
    host.counters.reset();
    other
      .getRange('A1:B2')
      .setValues([
        [1, 2],
        [3, 4],
      ])
      .setBackground('red');
    other.getRangeList(['A1', 'B2', 'C3']).setFontWeight('bold');
    sheet.getRange('A1').getValue();
    app.newDataValidation().requireDate().build();
    expect(host.counters.writes).toBe(3);
    expect(host.counters.calls).toBe(4);
    expect(host.counters.writesOf(other.getSheetId())).toBe(3);
    expect(host.counters.writesOf(0)).toBe(0);
    expect(host.counters.writesBySheet.get(other.getSheetId())).toEqual(
      new Map([
        ['Range.setValues', 1],
        ['Range.setBackground', 1],
        ['RangeList.setFontWeight', 1],
      ]),
    );
  });
});

describe('failures on demand', () => {
  it('the nth mutating call throws, once, and does nothing', () => {
    const { host, sheet } = book();
    host.faults.throwAtWrite = 2;
    sheet.getRange('A1').setValue(1);
    expect(() => sheet.getRange('A2').setValue(2)).toThrow('Service Spreadsheets failed');
    sheet.getRange('A3').setValue(3);
    expect(sheet.getRange('A1:A3').getValues().flat()).toEqual([1, '', 3]);
  });

  it('the nth call of any kind throws', () => {
    const { host, sheet } = book();
    host.faults.throwAtCall = 2;
    sheet.getRange('A1').getValue();
    expect(() => sheet.getRange('A1').getValue()).toThrow('Service Spreadsheets failed');
    expect(sheet.getRange('A1').getValue()).toBe('');
  });

  it('a failure can show only at the flush, with the later writes lost', () => {
    const { host, sheet, app, id } = book();
    host.faults.throwAtWrite = 2;
    host.faults.lateFailure = true;
    host.run('menu', () => {
      for (const row of [1, 2, 3]) sheet.getRange(row, 1).setValue(row);
      expect(() => app.flush()).toThrow('Service Spreadsheets failed');
      sheet.getRange(4, 1).setValue(4);
    });
    expect([1, 2, 3, 4].map((row) => host.workbook.cell(id, row, 1).content)).toEqual(['1', '', '', '4']);
  });

  it('a killed run loses what was not flushed and cannot clean up', () => {
    const { host, sheet, app, ss } = book();
    host.faults.killAtCall = 4;
    const cleaned: string[] = [];
    expect(() =>
      host.run('menu', () => {
        try {
          sheet.getRange('A1').setValue('kept');
          app.flush();
          sheet.getRange('A2').setValue('lost');
          sheet.getRange('A3').setValue('never');
        } finally {
          expect(() => ss.getName()).toThrow(RunKilled);
          cleaned.push('tried');
        }
      }),
    ).toThrow(RunKilled);
    expect(cleaned).toEqual(['tried']);
    expect(sheet.getRange('A1:A2').getValues().flat()).toEqual(['kept', '']);
  });

  it('a kill that the script swallows still ends the run unflushed', () => {
    const { host, sheet } = book();
    host.faults.killAtCall = 2;
    expect(() =>
      host.run('menu', () => {
        try {
          sheet.getRange('A1').setValue('lost');
          sheet.getRange('A2').setValue('lost');
        } catch {
          return 'swallowed';
        }
        return 'done';
      }),
    ).toThrow(RunKilled);
    expect(sheet.getLastRow()).toBe(0);
  });

  it('a tab can refuse this user', () => {
    const { host, sheet, ss } = book();
    host.faults.protectedTabs.add('Sheet1');
    const other = ss.insertSheet('Other');
    other.getRange('A1').setValue('fine');
    expect(() => sheet.getRange('A1').setValue('no')).toThrow('protected cell or object');
    expect(() => ss.deleteSheet(sheet)).toThrow('protected cell or object');
    host.faults.reset();
    sheet.getRange('A1').setValue('yes');
    expect(sheet.getRange('A1').getValue()).toBe('yes');
  });

  it('a second run can come between two calls and sees only what was flushed', () => {
    const { host, sheet, id } = book({ guesses: { readsFlush: false } });
    const seen: unknown[] = [];
    host.faults.between = (call) => {
      if (call.method !== 'Range.setNote') return;
      host.run('sidebar', () => {
        seen.push(sheet.getRange('A1').getValue());
        sheet.getRange('B1').setValue('theirs');
      });
    };
    host.run('menu', () => {
      sheet.getRange('A1').setValue('mine');
      sheet.getRange('A1').setNote('note');
      expect(sheet.getRange('A1:B1').getValues()).toEqual([['mine', 'theirs']]);
    });
    expect(seen).toEqual(['']);
    expect([host.workbook.cell(id, 1, 1).content, host.workbook.cell(id, 1, 2).content]).toEqual([
      'mine',
      'theirs',
    ]);
  });

  it('writes into a sheet that another run deleted are refused at the flush', () => {
    const { host, ss, sheet, app } = book({ guesses: { readsFlush: false } });
    const other = ss.insertSheet('Other');
    host.faults.between = (call) => {
      if (call.method === 'Range.setNote') host.run('menu', () => ss.deleteSheet(sheet));
    };
    host.run('sidebar', () => {
      sheet.getRange('A1').setValue('mine');
      other.getRange('A1').setNote('note');
      expect(() => app.flush()).toThrow('Sheet 0 not found');
    });
    expect(other.getRange('A1').getNote()).toBe('');
    expect(ss.getNumSheets()).toBe(1);
  });

  it('a user can type between two calls', () => {
    const { host, sheet, id } = book();
    host.faults.between = (call) => {
      if (call.method === 'Range.setValue') host.workbook.enter(id, 1, 1, 'typed');
    };
    host.run('menu', () => sheet.getRange('A2').setValue('script'));
    expect(sheet.getRange('A1:A2').getValues().flat()).toEqual(['typed', 'script']);
  });
});

describe('locks', () => {
  it('a lock keeps out other runs and ends with its run', () => {
    const { host } = book();
    const { LockService } = host.services;
    host.faults.between = (call) => {
      if (call.method !== 'Lock.hasLock') return;
      host.run('sidebar', () => {
        expect(LockService.getDocumentLock().tryLock(10)).toBe(false);
        expect(() => LockService.getDocumentLock().waitLock(10)).toThrow('Lock timeout');
        expect(LockService.getScriptLock().tryLock(10)).toBe(true);
      });
    };
    host.run('menu', () => {
      const lock = LockService.getDocumentLock();
      expect(lock.tryLock(10)).toBe(true);
      expect(lock.tryLock(10)).toBe(true);
      expect(lock.hasLock()).toBe(true);
    });
    host.faults.reset();
    host.run('menu', () => {
      const lock = LockService.getDocumentLock();
      expect(lock.hasLock()).toBe(false);
      expect(lock.tryLock(10)).toBe(true);
      lock.releaseLock();
      expect(lock.hasLock()).toBe(false);
    });
  });

  it('the lock can be had by somebody, or be null', () => {
    const { host } = book();
    const { LockService } = host.services;
    host.faults.lock = 'had';
    expect(LockService.getDocumentLock().tryLock(10)).toBe(false);
    host.faults.lock = 'none';
    expect(LockService.getDocumentLock()).toBeNull();
    expect(LockService.getScriptLock().tryLock(10)).toBe(true);
  });
});

describe('rights', () => {
  const menu = (host: ReturnType<typeof book>['host']) => () =>
    host.services.SpreadsheetApp.getUi().createAddonMenu().addItem('Open', 'open').addSeparator().addToUi();

  it('mode NONE allows the menu and nothing of the document', () => {
    const { host, app, sheet } = book({ addonName: 'Berger' });
    const { CacheService, LockService, PropertiesService, ScriptApp } = host.services;
    host.mode = 'NONE';
    host.run('open', () => {
      menu(host)();
      expect(ScriptApp.AuthMode.NONE.toString()).toBe('NONE');
      const denied = [
        () => app.getActive(),
        () => app.getActiveSheet(),
        () => app.flush(),
        () => sheet.getRange('A1'),
        () => sheet.getName(),
        () => CacheService.getDocumentCache(),
        () => LockService.getDocumentLock(),
        () => PropertiesService.getDocumentProperties(),
        () => app.getUi().alert('hello'),
      ];
      for (const call of denied) expect(call).toThrow('You do not have permission to call');
    });
    expect(host.ui.menus).toEqual([
      {
        caption: 'Berger',
        addon: true,
        entries: [{ kind: 'item', caption: 'Open', functionName: 'open' }, { kind: 'separator' }],
      },
    ]);
  });

  it.each(bothWays('localeInNone'))('the user’s locale can be read in mode NONE: %s', (on, guesses) => {
    const { host } = book({ guesses, userLocale: 'es' });
    host.mode = 'NONE';
    host.run('open', () => {
      const read = () => host.services.Session.getActiveUserLocale();
      if (on) expect(read()).toBe('es');
      else expect(read).toThrow('permission');
    });
  });

  it('mode LIMITED reads the document but shows no sidebar', () => {
    const { host, app, sheet } = book();
    host.run('open', () => {
      menu(host)();
      expect(sheet.getName()).toBe('Sheet1');
      const page = host.services.HtmlService.createHtmlOutput('<p>');
      expect(() => app.getUi().showSidebar(page)).toThrow('permission');
    });
  });

  it('a custom function reads but does not write, and has no Ui', () => {
    const { host, app, sheet, ss } = book();
    host.run('function', () => {
      expect(ss.getSpreadsheetLocale()).toBe('en_US');
      expect(sheet.getRange('A1').getValue()).toBe('');
      expect(() => sheet.getRange('A1').setValue(1)).toThrow('You do not have permission to call setValue');
      expect(() => ss.insertSheet('x')).toThrow('You do not have permission to call insertSheet');
      expect(() => app.getUi()).toThrow('Cannot call SpreadsheetApp.getUi() from this context.');
      expect(() => sheet.activate()).toThrow('permission');
    });
  });

  it.each(bothWays('functionReadsLocale'))(
    'a custom function may read the spreadsheet’s locale: %s',
    (on, guesses) => {
      const { host, ss } = book({ guesses, locale: 'es_ES' });
      host.run('function', () => {
        const read = () => ss.getSpreadsheetLocale();
        if (on) expect(read()).toBe('es_ES');
        else expect(read).toThrow('permission');
      });
    },
  );

  it('without the scope for it nobody’s e-mail is told', () => {
    const { host } = book();
    expect(() => host.services.Session.getActiveUser()).toThrow('userinfo.email');
    const scopes = ['https://www.googleapis.com/auth/userinfo.email'];
    expect(book({ scopes, user: 'ana@example.com' }).host.services.Session.getActiveUser().getEmail()).toBe(
      'ana@example.com',
    );
  });
});
