/**
 * Loaded before clasp: sends its calls to the loopback server named by `FAKE_APPS_SCRIPT`.
 */
import { createRequire } from 'node:module';

/** @typedef {(options: object) => object} Service */

// Not `import`: the types of all Google's services take longer to check than everything else together.
const load = createRequire(import.meta.url);
/** @type {{ google: { script: Service, drive: Service } }} */
const { google } = load('googleapis');

const rootUrl = process.env.FAKE_APPS_SCRIPT ?? '';
const { script, drive } = google;
Object.assign(google, {
  /** @type {Service} */
  script: (options) => script.call(google, { version: 'v1', ...options, rootUrl }),
  /** @type {Service} */
  drive: (options) => drive.call(google, { version: 'v3', ...options, rootUrl }),
});
