/**
 * Everything that can go wrong while players leave, come back, and change.
 */
import { LEAVING_AND_CHANGING } from './commands';
import { describeFailures } from './failures';

describeFailures(LEAVING_AND_CHANGING);
