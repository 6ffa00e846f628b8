/**
 * The language of a locale.
 */
import { LANGUAGES, type Language } from './languages';

export type { Language };

/** The language of a locale such as `es_MX`, `es-ES` or `en_GB`; English for one that Berger does not speak. */
export function languageOf(locale: string | null | undefined): Language {
  const [code] = /^[a-z]+/i.exec(locale ?? '') ?? [];
  return LANGUAGES.find((language) => language === code?.toLowerCase()) ?? 'en';
}
