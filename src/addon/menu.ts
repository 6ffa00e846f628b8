/**
 * The add-on's menu and what its items do, but for the sidebar.
 */
import type { GenerateRequest } from '../sidebar/calls';
import { generate } from './commands/generate';
import { isBlankSelection } from './event/players-source';
import { outcomeOf } from './problem';
import { say } from './texts';

/** Builds the menu; works without any authorisation. */
export function onOpen(): void {
  const texts = say();
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem(texts.openSidebar, 'openSidebar')
    .addItem(texts.generateFromSelection, 'generateFromSelection')
    .addSeparator()
    .addItem(texts.check.item, 'checkThisSheet')
    .addItem(texts.help, 'showHelp')
    .addToUi();
}

/** Builds the menu as soon as the add-on is installed. */
export function onInstall(): void {
  onOpen();
}

/** Generates a schedule of one cycle for the selected players, or for those of the Players tab. */
export function generateFromSelection(): void {
  const ui = SpreadsheetApp.getUi();
  const texts = say();
  const outcome = outcomeOf(() => {
    const book = SpreadsheetApp.getActive();
    const request: GenerateRequest = {
      players: { from: isBlankSelection(book) ? 'tab' : 'selection' },
      cycles: 1,
      order: 'fide',
      run: 'menu',
    };
    const generated = generate(request);
    if (generated.done) return generated;
    const question = texts.askResults(generated.schedule, generated.results);
    const answer = ui.alert(texts.title, question, ui.ButtonSet.YES_NO);
    return answer === ui.Button.YES ? generate({ ...request, despiteResults: true }) : generated;
  });
  if (!outcome.ok) ui.alert(texts.title, outcome.problem, ui.ButtonSet.OK);
  else if (outcome.reply.done) {
    const made = outcome.reply.tabs.filter((tab) => tab.made).map((tab) => tab.name);
    const message = [texts.made(made.join(', ')), ...outcome.reply.notes].join('\n');
    SpreadsheetApp.getActive().toast(message, texts.title, 10);
  }
}

/** Says how to begin. */
export function showHelp(): void {
  const ui = SpreadsheetApp.getUi();
  const texts = say();
  ui.alert(texts.title, texts.helpText, ui.ButtonSet.OK);
}
