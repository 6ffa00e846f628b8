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
export { CHECKSCHEDULE } from './functions/checkschedule';
export { DRAWLOTS } from './functions/drawlots';
export { QUADS } from './functions/quads';
export { POOLS } from './functions/pools';
export { SCHEVENINGEN } from './functions/scheveningen';
export { PLAYINGTIME } from './functions/playingtime';
export { FORMATADVICE } from './functions/formatadvice';
export { POINTS } from './functions/points';
export { SONNEBORN } from './functions/sonneborn';
export { WINS } from './functions/wins';
export { KOYA } from './functions/koya';
export { DIRECTENCOUNTER } from './functions/directencounter';
export { TIEBREAK } from './functions/tiebreak';
export { STANDINGS } from './functions/standings';
export { CROSSTABLE } from './functions/crosstable';
export { PROGRESS } from './functions/progress';
export { TEAMSTANDINGS } from './functions/teamstandings';
export { WALLCHART } from './functions/wallchart';
export { PLAYERSCHEDULE } from './functions/playerschedule';
export { EXPLAIN } from './functions/explain';
export { WHYABOVE } from './functions/whyabove';
export { WITHDRAWAL } from './functions/withdrawal';
export { PERFORMANCE } from './functions/performance';
export { EXPECTEDSCORE } from './functions/expectedscore';
export { RATINGCHANGE } from './functions/ratingchange';

export { onInstall, onOpen, generateFromSelection, showHelp } from './addon/menu';
export { checkThisSheet } from './addon/commands/check-sheet';
export { openSidebar } from './addon/sidebar';
export { bergerCall } from './addon/calls';

readSpreadsheetLanguageWith(spreadsheetLanguage);
