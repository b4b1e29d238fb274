import { currentLanguage } from './language';

/** Browsers name tags that Intl refuses, such as en-US@posix. */
const isKnown = (tag: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

let preferred: readonly string[] = [];

/** Takes note of the languages that the reader's browser names, the first one first. */
export const preferLocales = (named: readonly string[]): void => {
  preferred = named;
};

/**
 * How dates and numbers are written: by the reader's own variant of the interface's language, such as en-GB or de-AT.
 * The language alone stands for the variant that most of its readers use.
 */
export const locale = (): string => {
  const language = currentLanguage();
  return preferred.find((tag) => tag.startsWith(`${language}-`) && isKnown(tag)) ?? language;
};

/** Caches the result of `make` for the reader's locale. */
const perLocale = <Format>(make: (locale: string) => Format): (() => Format) => {
  const made = new Map<string, Format>();
  return () => {
    const tag = locale();
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
};

export const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: Date | number) => string) => {
  const format = perLocale((tag) => new Intl.DateTimeFormat(tag, options));
  return (date) => format().format(date);
};

export const numberFormat = (options: Intl.NumberFormatOptions = {}): ((amount: number) => string) => {
  const format = perLocale((tag) => new Intl.NumberFormat(tag, options));
  return (amount) => format().format(amount);
};

/** 'a, b and c' */
export const listFormat = (options: Intl.ListFormatOptions = {}): ((names: readonly string[]) => string) => {
  const format = perLocale((tag) => new Intl.ListFormat(tag, options));
  return (names) => format().format(names);
};

const pluralRules = perLocale((tag) => new Intl.PluralRules(tag));

/** Whether a count takes the singular. In French, 0 does, too. */
export const takesSingular = (count: number): boolean => pluralRules().select(count) === 'one';
