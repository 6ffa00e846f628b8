/**
 * Everything that can go wrong while results and settings are changed.
 */
import { RESULTS_AND_SETTINGS } from './commands';
import { describeFailures } from './failures';

describeFailures(RESULTS_AND_SETTINGS);
