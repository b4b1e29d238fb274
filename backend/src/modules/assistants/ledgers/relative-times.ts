import type { LanguageCode, LanguageWords } from '#text/languages/language';
import { timeWords } from '../languages/time-words';

/** A time named at a place of a text. */
export interface Span {
  /** First and last millisecond, UTC. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly end: number;
  /** Named by how far it is from today: `last week`. */
  readonly isRelative?: boolean;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Of these CLDR has the words. */
const COUNTED: readonly Exclude<Unit, 'quarter'>[] = ['day', 'week', 'month', 'year'];

/** The start of the unit that is `back` before the one of `now`; weeks begin on Monday. */
const startOf = (unit: Unit, now: number, back: number): number => {
  const today = new Date(now);
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  switch (unit) {
    case 'day':
      return Date.UTC(year, month, date - back);
    case 'week':
      return Date.UTC(year, month, date - ((today.getUTCDay() + 6) % 7) - 7 * back);
    case 'month':
      return Date.UTC(year, month - back, 1);
    case 'quarter':
      return Date.UTC(year, month - (month % 3) - 3 * back, 1);
    case 'year':
      return Date.UTC(year - back, 0, 1);
  }
};

/** One is an article in many languages. */
const FIRST_SPELLED = 2;

/** So much before now: `the last two months`. */
const ago = (unit: Exclude<Unit, 'quarter'>, count: number, now: number): number => {
  const today = new Date(now);
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  switch (unit) {
    case 'day':
      return Date.UTC(year, month, date - count);
    case 'week':
      return Date.UTC(year, month, date - 7 * count);
    case 'month':
      return Date.UTC(year, month - count, date);
    case 'year':
      return Date.UTC(year - count, month, date);
  }
};

interface Named {
  readonly words: string;
  readonly unit: Unit;
  readonly back: 0 | 1;
}

/** `yesterday`, `last week`, `this year`, as the language says it (CLDR). */
const namedIn = (code: LanguageCode): readonly Named[] => {
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
  return UNITS.flatMap((unit) =>
    ([0, 1] as const).map((back): Named => ({ words: format.format(-back, unit).toLowerCase(), unit, back })),
  );
};

const unitName = (code: LanguageCode, unit: Exclude<Unit, 'quarter'>, count: number): string =>
  new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(count)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join('');

/** `the past month`, `the last 3 weeks`, `les 3 dernières semaines` */
const countedIn = ({ code, numbers: { spelled = [] } }: LanguageWords) =>
  COUNTED.map((unit) => {
    const names = [...new Set([unitName(code, unit, 1), unitName(code, unit, 2)])].sort((a, b) => b.length - a.length);
    const { past } = timeWords[code];
    const number = String.raw`(\d{1,3}${spelled.map((word) => `|${word}`).join('')})`;
    // An ending more: `Monaten`.
    const name = String.raw`(?:${names.join('|')})n?(?!\p{L})`;
    const forms = [
      `(?:${past}) (?:${number} )?${name}`,
      `${number} (?:${past}) ${name}`,
      `${number} ${name} (?:${past})`,
    ];
    return { unit, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})`, 'giu') };
  });

const known = new Map<
  LanguageCode,
  { readonly named: readonly Named[]; readonly counted: ReturnType<typeof countedIn> }
>();

const wordsOf = (language: LanguageWords) => {
  const { code } = language;
  const words = known.get(code) ?? { named: namedIn(code), counted: countedIn(language) };
  known.set(code, words);
  return words;
};

/** The times that a text names by how far they are from `now` (milliseconds, UTC). */
export const relativeSpans = (text: string, now: number, language: LanguageWords): readonly Span[] => {
  const { named, counted } = wordsOf(language);
  const { spelled = [] } = language.numbers;
  const lower = text.toLowerCase();
  const byName = named.flatMap(({ words, unit, back }): readonly Span[] => {
    const at = lower.search(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u'));
    if (at < 0) return [];
    const to = back === 0 ? now : startOf(unit, now, 0) - 1;
    return [{ from: startOf(unit, now, back), to, at, end: at + words.length, isRelative: true }];
  });
  const byCount = counted.flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)].map((found): Span => {
      const written = found.slice(1).find((each) => each !== undefined) ?? '1';
      const count = /^\d/.test(written) ? Number(written) : spelled.indexOf(written.toLowerCase()) + FIRST_SPELLED;
      const end = found.index + found[0].length;
      return { from: ago(unit, count, now), to: now, at: found.index, end, isRelative: true };
    }),
  );
  return [...byName, ...byCount.filter(({ at, end }) => !byName.some((span) => span.at <= at && span.end >= end))];
};
