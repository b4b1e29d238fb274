import { monthNumber } from '#text/languages/month-names';
import { weekdayNames, weekdayOf } from '#text/words/past-days';
import { diaryLanguages } from './understood';

/** The names of each weekday, Sunday first. */
export const WEEKDAYS: readonly (readonly string[])[] = Array.from({ length: 7 }, (_, weekday) =>
  diaryLanguages.flatMap((language) => weekdayNames(language).filter((name) => weekdayOf(name, language) === weekday)),
);

/** The names of each month, full and short. */
export const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  diaryLanguages.flatMap(({ numbers: { months, shortMonths = [] } }) =>
    [...months, ...shortMonths].filter((name) => monthNumber(name) === month + 1),
  ),
);

/** A pattern for any of the names, longer ones first. */
export const anyNameOf = (all: readonly (readonly string[])[]): string =>
  all
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|');

/** The index of the names that include this one; -1 for any other word. */
export const indexOfName = (all: readonly (readonly string[])[], name: string): number =>
  all.findIndex((names) => names.includes(name));
