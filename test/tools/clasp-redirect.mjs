/**
 * Loaded before clasp: sends its calls to the loopback server named by `FAKE_APPS_SCRIPT`.
 */
import { google } from 'googleapis';

const rootUrl = process.env.FAKE_APPS_SCRIPT ?? '';
const { script, drive } = google;
Object.assign(google, {
  /** @param {object} options */
  script: (options) => script.call(google, { version: 'v1', ...options, rootUrl }),
  /** @param {object} options */
  drive: (options) => drive.call(google, { version: 'v3', ...options, rootUrl }),
});
