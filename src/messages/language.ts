/**
 * The languages Berger speaks. A third one is a file beside `en.ts` and its name here.
 */

export type Language = 'en' | 'es';

/** The language of a locale such as `es_MX`, `es-ES` or `en_GB`; English for every other. */
export function languageOf(locale: string | null | undefined): Language {
  return /^es\b|^es_/i.test(locale ?? '') ? 'es' : 'en';
}
