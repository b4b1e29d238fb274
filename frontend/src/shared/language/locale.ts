import { currentLanguage } from './language';

/** Some browsers report tags that Intl rejects, such as en-US@posix. */
const isKnown = (tag: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

let preferred: readonly string[] = [];

/** Sets the languages of the user's browser, in order of preference. */
export const preferLocales = (named: readonly string[]): void => {
  preferred = named;
};

/**
 * The locale of dates and numbers: the browser's variant of the interface's language, such as en-GB or de-AT, or else
 * the language alone.
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

/** Whether a count takes the singular, as 0 does in French. */
export const takesSingular = (count: number): boolean => pluralRules().select(count) === 'one';
