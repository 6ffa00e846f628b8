/**
 * Everything that can go wrong while a player comes late, which makes new tabs.
 */
import { COMING_LATE } from './commands';
import { describeFailures } from './failures';

describeFailures(COMING_LATE);
