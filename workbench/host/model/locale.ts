/**
 * What a spreadsheet's locale changes in typing and showing.
 */
export interface LocaleFacts {
  readonly decimal: '.' | ',';
  readonly group: ',' | '.' | ' ';
  readonly dayFirst: boolean;
  readonly truth: readonly string[];
  readonly falsehood: readonly string[];
  /** How Sheets prints a full date. */
  readonly dateFormat: string;
}

const COMMA = [
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'sv',
  'da',
  'nb',
  'no',
  'fi',
  'cs',
  'tr',
  'ca',
  'gl',
  'hu',
  'el',
  'uk',
];
const POINT_IN_SPANISH = [
  'es_MX',
  'es_US',
  'es_GT',
  'es_HN',
  'es_NI',
  'es_PA',
  'es_PE',
  'es_PR',
  'es_SV',
  'es_DO',
];

const known = new Map<string, LocaleFacts>();

export function localeFacts(locale: string): LocaleFacts {
  const facts = known.get(locale) ?? derive(locale);
  known.set(locale, facts);
  return facts;
}

function derive(locale: string): LocaleFacts {
  const language = locale.split(/[_-]/)[0] ?? 'en';
  const comma = COMMA.includes(language) && !POINT_IN_SPANISH.includes(locale);
  const dayFirst = !(locale === 'en' || locale === 'en_US' || locale === 'es_US');
  return {
    decimal: comma ? ',' : '.',
    group: comma ? '.' : ',',
    dayFirst,
    truth: language === 'es' ? ['verdadero', 'true'] : ['true'],
    falsehood: language === 'es' ? ['falso', 'false'] : ['false'],
    dateFormat: dayFirst ? 'd/M/yyyy' : 'M/d/yyyy',
  };
}
