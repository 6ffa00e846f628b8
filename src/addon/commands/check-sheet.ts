/**
 * `Check this sheet`: tries in scratch tabs what the add-on takes Google Sheets to do, and shows the answers as a
 * text to be copied.
 */
import { freeName } from '../../tabs/plan';
import { tabTexts } from '../../tabs/texts';
import { BY_HAND, prepare, trialsOn, type Trial } from './check-sheet-trials';
import { spreadsheetLanguage, userLanguage } from '../locale';
import { underLock } from '../writing/lock';
import { addMark } from '../event/marks';
import { goTo, placeOf } from '../writing/place';
import { detailOf, outcomeOf, Problem } from '../problem';
import { say } from '../texts';
import { newRun, takeBack } from '../writing/writer';

/** The menu item. */
export function checkThisSheet(): void {
  const { title, check } = say();
  const ui = SpreadsheetApp.getUi();
  const outcome = outcomeOf(() => {
    const page = HtmlService.createHtmlOutput(pageOf(underLock(report)));
    ui.showModalDialog(page.setWidth(500).setHeight(420), check.item);
  });
  if (!outcome.ok) ui.alert(title, outcome.problem, ui.ButtonSet.OK);
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

function pageOf(text: string): string {
  return (
    `<!DOCTYPE html><html lang="${userLanguage()}"><body style="font:14px Arial,sans-serif">` +
    `<p id="about">${escaped(say().check.about)}</p>` +
    '<textarea readonly autofocus aria-labelledby="about" rows="20" style="box-sizing:border-box;width:100%" onfocus="this.select()">' +
    `${escaped(text)}</textarea></body></html>`
  );
}

/** A line a behaviour, below a line on the spreadsheet. The tabs are removed whatever happens. */
function report(): string {
  const book = SpreadsheetApp.getActive();
  const place = placeOf(book);
  const run = newRun(book, `check ${new Date().toISOString()}`);
  const { names, unfinished } = tabTexts(spreadsheetLanguage());
  // By this name and mark, tabs that are left are found: see `leftovers`.
  const scratch = (insert: (name: string) => GoogleAppsScript.Spreadsheet.Sheet) => {
    const taken = book.getSheets().map((sheet) => sheet.getName());
    const name = freeName(unfinished(names.berger), taken);
    run.unfinished.add(name);
    const sheet = insert(name);
    addMark(sheet, 'berger', run.event);
    return sheet;
  };
  const outcome = outcomeOf(() => {
    const sheet = scratch((name) => book.insertSheet(name, 0));
    prepare(sheet);
    const copy = scratch((name) => book.insertSheet(name, { template: sheet }));
    SpreadsheetApp.flush();
    let row = -3;
    const trials = trialsOn({ book, sheet, copy, cell: () => sheet.getRange((row += 4), 1) });
    const tried = Object.entries(trials).map(([id, trial]) => `${id}: ${answer(trial)}`);
    const where = [book.getSpreadsheetLocale(), book.getSpreadsheetTimeZone(), Session.getActiveUserLocale()];
    return [`Berger, ${new Date().toISOString()}, ${where.join(', ')}`, ...tried, `By hand: ${BY_HAND}`].join(
      '\n',
    );
  });
  // A single fault stops one of these, not both.
  const left = takeBack(run).length > 0 ? takeBack(run) : [];
  goTo(book, place);
  if (left.length > 0) throw new Problem(say().check.left(left.join(', ')));
  if (!outcome.ok) throw new Problem(outcome.problem);
  return outcome.reply;
}

function answer(trial: Trial): string {
  try {
    const found = trial();
    if (found === undefined) return 'not tried';
    return found === true ? 'pass' : `differs (${String(found).slice(0, 90)})`;
  } catch (error) {
    return `failed (${detailOf(error)})`;
  }
}
