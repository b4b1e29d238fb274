import { memoize } from '#kernel/memoize';

/** Digits of other scripts, as Thai and Arabic feeds write them, each script with its ten in a row. */
const OTHER_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/gu;
const zeros = ['٠', '۰', '०', '০', '๐', '０'].map((zero) => zero.charCodeAt(0));

const inPlainDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
  });

/** Years between the eras of others and the common one. */
const YEARS_OF_BUDDHIST_ERA = 543;
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 民國: 1911, 民国: 1911 };

/** The Buddhist years of 1957 to 2106, which no other date is near to. */
const BUDDHIST_YEAR = /(?<![\d:.])2[56]\d\d(?![\d:]|\.\d)/;
const ERA_BY_NAME = /(令和|平成|民國|民国) ?(元|\d{1,3}) ?年/;

const inCommonEra = (text: string): string =>
  text
    .replace(/(?:พ\.ศ\.|佛曆|佛历|仏暦|B\.?E\.?) ?(?=2[56]\d\d)/, '')
    .replace(BUDDHIST_YEAR, (year) => String(Number(year) - YEARS_OF_BUDDHIST_ERA))
    .replace(
      ERA_BY_NAME,
      (_, era: string, year: string) => `${(eras[era] ?? 0) + (year === '元' ? 1 : Number(year))}年`,
    );

const monthsIn = (locale: string, month: 'short' | 'long'): readonly string[] => {
  const names = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index)));
};
const englishMonths = monthsIn('en', 'short');
const thaiMonths = new Map(
  (['long', 'short'] as const).flatMap((form) =>
    monthsIn('th', form).map((name, index) => [name, englishMonths[index] ?? name] as const),
  ),
);
const THAI_MONTH = new RegExp([...thaiMonths.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'));

const SECONDS = { from: Date.UTC(2000, 0, 1) / 1000, to: Date.UTC(2100, 0, 1) / 1000 };
/** Counted since the beginning of 1970, in seconds or milliseconds; as `/Date(…)/` in some. */
const CLOCK_TIME = /^(?:\/Date\()?(\d{10})(\d{3})?(?:[.,]\d+)?(?:\)\/)?$/;

const fromClock = (text: string): string | null => {
  const [, seconds, milliseconds = '0'] = CLOCK_TIME.exec(text) ?? [];
  const time = Number(seconds);
  if (seconds === undefined || time < SECONDS.from || time > SECONDS.to) return null;
  return new Date(time * 1000 + Number(milliseconds)).toISOString();
};

/** A date in one of the ways that `Date.parse` does not know, in one that it does: by a machine's clock, or of another era. */
export const inUsualForm = (text: string): string => {
  const plain = /[^\x00-\x7f]/.test(text) ? inPlainDigits(text) : text;
  return (
    fromClock(plain) ??
    inCommonEra(plain)
      .replace(THAI_MONTH, (name) => thaiMonths.get(name) ?? name)
      // The first number cannot be a month, so the day comes first.
      .replace(/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})(?!\d)/, '$3/$2/$1')
      .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?=$|\D)/, '$1-$2-$3T$4:$5:$6')
      // ISO 8601 prefers the comma.
      .replace(/(:\d\d),(\d+)/, '$1.$2')
      // Leap seconds.
      .replace(/(:\d\d):60(?!\d)/, '$1:59')
      // The end of a day is not the beginning of the next.
      .replace(/T24:00(?::00(?:\.0+)?)?/, 'T23:59:59')
  );
};

const numberOfDay = memoize((day: number) => new RegExp(String.raw`(?<!\d)0?${day}(?!\d)`));

/** Whether a date that was read is the day that was written: programs take 31 November for 1 December. */
export const isSameDay = (written: string, read: Date): boolean => {
  const [before = ''] = written.split(/[T ]\d{1,2}:/);
  return numberOfDay(read.getUTCDate()).test(before);
};
