import { escapeRegExp } from '#text/words/phrases';
import { SPOKEN_LANGUAGES, type SpokenLanguage, spokenPhrases } from './spoken-language';

/** Digits with whatever separates groups and decimals: figures are passed on as they are written, never converted. */
const NUMBER = String.raw`\d{1,15}(?:[.,'’\u00a0\u2009\u202f]\d{3}){0,8}(?:[.,]\d{1,9})?`;
const SPACE = String.raw`[ \u00a0\u2009\u202f]?`;
const RANGE = String.raw`${NUMBER}(?:${SPACE}[-–—]${SPACE}${NUMBER})?`;

const CURRENCIES = 'USD EUR GBP JPY CNY CHF CAD AUD NZD INR BRL MXN KRW RUB TRY UAH ILS PLN SEK NOK DKK SGD HKD ZAR';
/** Currencies by symbol; a shared symbol means the best-known currency. */
const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', C$: 'CAD', '¥': 'JPY' };
const UNITS =
  'kilometer meter centimeter millimeter kilogram celsius fahrenheit kilometer-per-hour mile-per-hour hectare kilobyte megabyte gigabyte terabyte'.split(
    ' ',
  );
/** Units that are also words, or mean millions. */
const AMBIGUOUS_UNITS = new Set(['m']);

/** The longest first, so that none is taken for the beginning of another. */
const anyOf = (texts: Iterable<string>): string =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');

type Options = Intl.NumberFormatOptions & { readonly compactDisplay?: 'short' | 'long' };

const partOf = (locale: string, options: Options, type: string, value: number): string =>
  new Intl.NumberFormat(locale, options)
    .formatToParts(value)
    .filter((part) => part.type === type)
    .map((part) => part.value.trim())
    .join(' ');

const isOne = (number: string): boolean => /^1(?:[.,]0+)?$/.test(number);

interface Figures {
  /** A text with its amounts, percentages and measures in words. */
  read(text: string): string;
}

const figuresOf = (language: SpokenLanguage): Figures => {
  const { locale, to, scaleLink, elidedLink = scaleLink, scales } = spokenPhrases[language];
  const scaleNames = [3, 6, 9, 12].flatMap((exponent) =>
    [1, 2].map((n) => partOf(locale, { notation: 'compact', compactDisplay: 'long' }, 'compact', n * 10 ** exponent)),
  );
  const scaleOf = (short: string): string | undefined => {
    const exponent = scales[short] ?? scales[short.toLowerCase()];
    return exponent === undefined
      ? undefined
      : partOf(locale, { notation: 'compact', compactDisplay: 'long' }, 'compact', 2 * 10 ** exponent);
  };
  const wholeScales = scaleNames.filter((word) => word !== '');
  const upper = Object.keys(scales).map((scale) => scale.toUpperCase());
  const SCALE = `(?:${anyOf([...wholeScales, ...Object.keys(scales), ...(language === 'en' ? upper : [])])})`;

  const codes = CURRENCIES.split(' ');
  const codeOf = new Map([
    ...codes.map((code) => [code, code] as const),
    ...codes.map((code) => [partOf('en-US', { style: 'currency', currency: code }, 'currency', 2), code] as const),
    ...Object.entries(SYMBOLS),
  ]);
  const CURRENCY = `(?:${anyOf(codeOf.keys())})`;

  const spokenRange = (range: string): string =>
    range.replace(new RegExp(`^(${NUMBER})${SPACE}[-–—]${SPACE}(${NUMBER})$`), `$1 ${to} $2`);
  const scaled = (range: string, scale: string | undefined): string =>
    scale === undefined ? spokenRange(range) : `${spokenRange(range)} ${scaleOf(scale) ?? scale}`;

  const money = (range: string, scale: string | undefined, symbol: string): string => {
    const currency = codeOf.get(symbol) ?? symbol;
    const count = scale === undefined && isOne(range) ? 1 : 2;
    const name = partOf(
      locale,
      { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 },
      'currency',
      count,
    );
    const isLarge = scale !== undefined && !/^(?:thousand|tausend|mille|mil|mila|k|Tsd\.)$/i.test(scale);
    const link = /^[aeiou]/i.test(name) ? elidedLink : scaleLink;
    return `${scaled(range, scale)}${isLarge ? link : ' '}${name}`;
  };

  const percent = partOf(locale, { style: 'unit', unit: 'percent', unitDisplay: 'long' }, 'unit', 2);
  const symbolsOfUnit = (unit: string): readonly string[] =>
    (['short', 'narrow'] as const).map((unitDisplay) =>
      partOf(locale, { style: 'unit', unit, unitDisplay }, 'unit', 2).replace(/^°$/, ''),
    );
  const unitOf = new Map(
    UNITS.flatMap((unit) => symbolsOfUnit(unit).map((symbol) => [symbol, unit] as const)).filter(
      ([symbol]) => symbol !== '' && !AMBIGUOUS_UNITS.has(symbol),
    ),
  );

  const before = new RegExp(
    `(?<![\\p{L}\\d])(${CURRENCY})${SPACE}(${RANGE})(?:${SPACE}(${SCALE})(?![\\p{L}\\d]))?`,
    'gu',
  );
  const behind = new RegExp(
    `(?<![\\p{L}\\d.,])(${RANGE})(?:${SPACE}(${SCALE})(?:(?:${scaleLink})|${SPACE}))?${SPACE}(${CURRENCY})(?![\\p{L}\\d])`,
    'gu',
  );
  const percentage = new RegExp(`(?<![\\p{L}\\d.,])(${RANGE})${SPACE}%`, 'gu');
  const measure = new RegExp(`(?<![\\p{L}\\d.,])(${RANGE})${SPACE}(${anyOf(unitOf.keys())})(?![\\p{L}\\d/²³])`, 'gu');
  const short = new RegExp(
    `(?<![\\p{L}\\d.,])(${RANGE})${SPACE}(${anyOf(Object.keys(scales).filter((scale) => scale.length > 1))})(?![\\p{L}\\d])`,
    'gu',
  );
  const range = new RegExp(`(?<![\\p{L}\\d.,–-])(${NUMBER})${SPACE}–${SPACE}(${NUMBER})(?![\\p{L}\\d–-])`, 'gu');

  return {
    read: (text) =>
      text
        .replace(before, (_all, symbol: string, figure: string, scale?: string) => money(figure, scale, symbol))
        .replace(behind, (_all, figure: string, scale: string | undefined, symbol: string) =>
          money(figure, scale, symbol),
        )
        .replace(percentage, (_all, figure: string) => `${spokenRange(figure)} ${percent}`)
        .replace(measure, (_all, figure: string, symbol: string) => {
          const unit = unitOf.get(symbol) ?? '';
          const name = partOf(locale, { style: 'unit', unit, unitDisplay: 'long' }, 'unit', isOne(figure) ? 1 : 2);
          return `${spokenRange(figure)} ${name}`;
        })
        .replace(short, (_all, figure: string, scale: string) => scaled(figure, scale))
        .replace(range, `$1 ${to} $2`),
  };
};

const figures = Object.fromEntries(SPOKEN_LANGUAGES.map((each) => [each, figuresOf(each)])) as Readonly<
  Record<SpokenLanguage, Figures>
>;

export const spokenFigures = (text: string, language: SpokenLanguage): string => figures[language].read(text);
