/**
 * The sentence behind an error, beside the selected cell, as Sheets shows it.
 */
import type { Workbook } from '../host/model/workbook';
import type { Box } from './screen';

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** For the cell under the pointer if it holds an error, else for the selected one. */
export function createErrorCard(workbook: Workbook, box: (row: number, column: number) => Box | undefined) {
  const card = document.getElementById('error-card') as HTMLElement;

  let hovered: Cell | undefined;

  const errorAt = ({ row, column }: Cell) => {
    const { value } = workbook.cell(workbook.selection.sheetId, row, column);
    return typeof value === 'object' ? value : undefined;
  };

  function show() {
    const selected = workbook.selection.rect;
    const cell = hovered && errorAt(hovered) ? hovered : selected;
    const value = errorAt(cell);
    const message = value && (value.message ?? MEANING[value.error]);
    const place = message === undefined ? undefined : box(cell.row, cell.column);
    card.hidden = !place;
    if (!place || message === undefined || !value) return;
    const heading = document.createElement('strong');
    heading.textContent = value.error === '#ERROR!' ? 'Error' : value.error;
    card.replaceChildren(heading, message);
    // To the right of the cell; below it where there is no room.
    const { offsetWidth, offsetHeight } = card;
    const right = place.left + place.width + 8;
    const fits = right + offsetWidth < window.innerWidth;
    card.style.left = `${fits ? right : Math.max(8, window.innerWidth - offsetWidth - 8)}px`;
    card.style.top = `${Math.min(fits ? place.top : place.top + place.height + 6, window.innerHeight - offsetHeight - 8)}px`;
  }
  window.addEventListener('resize', show);
  return {
    show,
    /** The pointer is over this cell. */
    hover(cell: Cell) {
      hovered = cell;
      show();
    },
  };
}

/** The calculator's own errors. */
const MEANING: Readonly<Record<string, string>> = {
  '#REF!': 'The result has no room to expand: clear the cells it would cover, or the reference is gone.',
  '#NAME?': 'There is no function or name like this.',
  '#N/A': 'A value is not available.',
  '#DIV/0!': 'Division by zero.',
  '#VALUE!': 'A value is of the wrong kind.',
  '#NUM!': 'A number is out of range.',
  '#ERROR!': 'The formula cannot be read.',
};
