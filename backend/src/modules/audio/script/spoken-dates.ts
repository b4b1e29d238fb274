import { DAY_MS } from '#kernel/durations';
import { SPOKEN_LANGUAGES, type SpokenLanguage, spokenPhrases } from './spoken-language';

interface Dates {
  /** A text with its dates of figures and its short months in words. */
  read(text: string): string;
}

const monthsOf = (locale: string, month: 'short' | 'long'): readonly string[] => {
  // In some languages, months take a different form within a date.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, index) =>
    format
      .formatToParts(Date.UTC(2026, index, 15))
      .filter((part) => part.type === 'month')
      .map((part) => part.value.replace(/\.$/, ''))
      .join(''),
  );
};

const datesOf = (language: SpokenLanguage): Dates => {
  const { locale, slashedDate } = spokenPhrases[language];
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  /** Undefined where there is no such day. */
  const dateOf = (year: string, month: string, day: string): string | undefined => {
    const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
    const isReal = new Date(at).getUTCDate() === Number(day) && at > -60_000 * DAY_MS;
    return isReal && Number(month) <= 12 ? long.format(at) : undefined;
  };

  const whole = monthsOf(locale, 'long');
  const shortened = new Map(
    monthsOf(locale, 'short').flatMap((short, index) => {
      const name = whole[index];
      return name === undefined || name === short || short.length < 3 ? [] : [[short, name] as const];
    }),
  );
  const names = [...shortened.keys(), ...(language === 'en' ? ['Sept'] : [])].join('|');
  const nameOf = (short: string): string => shortened.get(short) ?? shortened.get(short.slice(0, 3)) ?? short;
  // Short months count only next to a figure: `Mar`, `Jan` and `Dec` are names, too.
  const before = new RegExp(`(?<![\\p{L}\\d])(${names})\\.?(?= ?\\d)`, 'gu');
  const behind = new RegExp(`(\\d\\.? )(${names})(?![\\p{L}])\\.?`, 'gu');

  const slashed = (all: string, one: string, two: string, year: string): string => {
    if (slashedDate === 'day' || Number(one) > 12) return dateOf(year, two, one) ?? all;
    // The third of April, or the fourth of March? It is read as it is written.
    return Number(two) > 12 ? (dateOf(year, one, two) ?? all) : all;
  };

  return {
    read: (text) =>
      text
        .replace(
          /(?<![\w/-])(\d{4})-(\d{2})-(\d{2})(?![\w/-])/g,
          (all: string, year: string, month: string, day: string) => dateOf(year, month, day) ?? all,
        )
        .replace(
          /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g,
          (all: string, day: string, month: string, year: string) => dateOf(year, month, day) ?? all,
        )
        .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g, slashed)
        .replace(before, (_all, short: string) => nameOf(short))
        .replace(behind, (_all, figure: string, short: string) => `${figure}${nameOf(short)}`),
  };
};

const dates = Object.fromEntries(SPOKEN_LANGUAGES.map((each) => [each, datesOf(each)])) as Readonly<
  Record<SpokenLanguage, Dates>
>;

export const spokenDates = (text: string, language: SpokenLanguage): string => dates[language].read(text);
