/**
 * Everything that Apps Script may call, and nothing else: the build makes a top-level function of each name.
 */
import { spreadsheetLanguage } from './addon/locale';
import { readSpreadsheetLanguageWith } from './cells/language';

export { ROUNDROBIN } from './functions/roundrobin';
export { PAIRINGS } from './functions/pairings';
export { MEETING } from './functions/meeting';
export { COLORS } from './functions/colors';
export { ROUNDROBINSIZE } from './functions/roundrobinsize';
export { POINTS } from './functions/points';
export { SONNEBORN } from './functions/sonneborn';
export { WINS } from './functions/wins';

export { onInstall, onOpen, generateFromSelection, showHelp } from './addon/menu';
export { openSidebar } from './addon/sidebar';
export { bergerCall } from './addon/calls';

readSpreadsheetLanguageWith(spreadsheetLanguage);
