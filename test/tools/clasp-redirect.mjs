/**
 * Loaded before clasp: sends its calls to the loopback server named by `FAKE_APPS_SCRIPT`.
 */
import { google } from 'googleapis';

const rootUrl = process.env.FAKE_APPS_SCRIPT;
for (const api of ['script', 'drive']) {
  const real = google[api].bind(google);
  google[api] = (options) => real({ ...options, rootUrl });
}
