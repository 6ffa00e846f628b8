/**
 * Where Univer's own panels are adjusted: its card for formula errors, and its help while a formula is typed.
 */
import { CellAlertManagerService, LexerTreeBuilder } from '@univerjs/preset-sheets-core';
import { commasFor } from './formula';
import type { Grid } from './grid';

/** The key under which Univer shows formula errors. */
const FORMULA_ALERT = 'SHEET_FORMULA_ALERT';

export function adjustPanels({ injector }: Grid) {
  // `error-card.ts` shows the whole sentence instead.
  const alerts = injector.get(CellAlertManagerService);
  const showAlert = alerts.showAlert.bind(alerts);
  alerts.showAlert = (alert) => {
    if (alert.key !== FORMULA_ALERT) showAlert(alert);
  };
  // The parameter at the cursor: also behind a `;`.
  const lexer = injector.get(LexerTreeBuilder);
  const parameterAt = lexer.getFunctionAndParameter.bind(lexer);
  lexer.getFunctionAndParameter = (formula, index) => parameterAt(commasFor(formula), index);
}
