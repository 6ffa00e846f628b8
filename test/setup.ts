/**
 * Runs before each test file of the pure functions.
 */
import { settle } from './runs';

settle();
