/**
 * The Univer grid: starts it with the few plug-ins the workbench needs, and hands out its services.
 * Univer is the view and the calculator; the truth is the model in `workbench/host/`.
 */
import {
  ICommandService,
  type Injector,
  IUniverInstanceService,
  LocaleType,
  LogLevel,
  mergeLocales,
  Univer,
  type Workbook,
} from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsConditionalFormattingPreset } from '@univerjs/preset-sheets-conditional-formatting';
import conditionalTexts from '@univerjs/preset-sheets-conditional-formatting/locales/en-US';
import {
  AddRangeProtectionFromSheetBarCommand,
  ChangeSheetProtectionFromSheetBarCommand,
  COPY_SPECIAL_MENU_ID,
  DeleteRangeMoveLeftConfirmCommand,
  DeleteRangeMoveUpConfirmCommand,
  DeleteWorksheetProtectionFormSheetBarCommand,
  HideColConfirmCommand,
  HideRowConfirmCommand,
  InsertRangeMoveDownConfirmCommand,
  InsertRangeMoveRightConfirmCommand,
  PASTE_SPECIAL_MENU_ID,
  SetTabColorCommand,
  UniverSheetsCorePreset,
  ViewSheetPermissionFromSheetBarCommand,
} from '@univerjs/preset-sheets-core';
import coreTexts from '@univerjs/preset-sheets-core/locales/en-US';
import { UniverSheetsDataValidationPreset } from '@univerjs/preset-sheets-data-validation';
import validationTexts from '@univerjs/preset-sheets-data-validation/locales/en-US';
import { UniverSheetsNotePreset } from '@univerjs/preset-sheets-note';
import noteTexts from '@univerjs/preset-sheets-note/locales/en-US';

/** The one workbook's id in Univer. */
export const UNIT = 'berger';

export interface Grid {
  readonly univer: Univer;
  readonly api: FUniver;
  readonly injector: Injector;
  readonly commands: ICommandService;
  workbook(): Workbook;
}

/** What the model has no place for, or what the menu bar offers. */
const HIDDEN = [
  COPY_SPECIAL_MENU_ID,
  PASTE_SPECIAL_MENU_ID,
  'sheet.menu.sheet-frozen',
  'sheet.column-header-menu.sheet-frozen',
  'sheet.row-header-menu.sheet-frozen',
  'sheet.contextMenu.permission',
  'sheet.contextMenu.text-to-number',
  InsertRangeMoveRightConfirmCommand.id,
  InsertRangeMoveDownConfirmCommand.id,
  DeleteRangeMoveLeftConfirmCommand.id,
  DeleteRangeMoveUpConfirmCommand.id,
  HideRowConfirmCommand.id,
  HideColConfirmCommand.id,
  SetTabColorCommand.id,
  AddRangeProtectionFromSheetBarCommand.id,
  DeleteWorksheetProtectionFormSheetBarCommand.id,
  ChangeSheetProtectionFromSheetBarCommand.id,
  ViewSheetPermissionFromSheetBarCommand.id,
];

export function startGrid(container: HTMLElement): Grid {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: mergeLocales(coreTexts, conditionalTexts, validationTexts, noteTexts) },
    logLevel: LogLevel.ERROR,
  });
  const presets = [
    UniverSheetsCorePreset({
      container,
      header: true,
      toolbar: false,
      disableAutoFocus: true,
      footer: { menus: false, statisticBar: false },
      menu: Object.fromEntries(HIDDEN.map((id) => [id, { hidden: true }])),
      sheets: { disableForceStringAlert: true, disableForceStringMark: true, protectedRangeShadow: false },
      disableTextFormatAlert: true,
      disableTextFormatMark: true,
      formula: { initialFormulaComputing: 0 },
    }),
    UniverSheetsConditionalFormattingPreset(),
    UniverSheetsDataValidationPreset({ showEditOnDropdown: false, showSearchOnDropdown: false }),
    UniverSheetsNotePreset(),
  ];
  for (const { plugins } of presets) {
    for (const plugin of plugins) {
      if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
      else univer.registerPlugin(plugin);
    }
  }
  const injector = univer.__getInjector();
  const commands = injector.get(ICommandService);
  return {
    univer,
    api: FUniver.newAPI(univer),
    injector,
    commands,
    workbook() {
      const found = injector.get(IUniverInstanceService).getUnit<Workbook>(UNIT);
      if (!found) throw new Error('The grid has no workbook.');
      return found;
    },
  };
}
