/**
 * Tabs of the spreadsheet as a list of buttons that show them.
 */
import { button, element, nameElement } from './element';

export function tabLinks(
  tabs: readonly { readonly name: string; readonly sheetId: number }[],
  goTo: (sheetId: number) => void,
): HTMLUListElement {
  return element(
    'ul',
    { class: 'tabs' },
    ...tabs.map(({ name, sheetId }) => {
      const open = button('', () => goTo(sheetId), { class: 'quiet tab', 'data-tab': sheetId });
      open.append(nameElement(name));
      return element('li', {}, open);
    }),
  );
}
