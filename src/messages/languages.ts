/**
 * The languages Berger speaks. A further one is a file beside `en.ts` and its name in this file.
 */
import * as en from './en';
import * as es from './es';

export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** In every language. */
export type Each<T> = Readonly<Record<Language, T>>;

// One list a section: the script and the page each carry only what they name.
export const words: Each<typeof en.words> = { en: en.words, es: es.words };
export const errors: Each<typeof en.errors> = { en: en.errors, es: es.errors };
export const reading: Each<typeof en.reading> = { en: en.reading, es: es.reading };
export const tabs: Each<typeof en.tabs> = { en: en.tabs, es: es.tabs };
export const addon: Each<typeof en.addon> = { en: en.addon, es: es.addon };
export const sidebar: Each<typeof en.sidebar> = { en: en.sidebar, es: es.sidebar };
