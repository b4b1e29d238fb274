import { capitalise } from '#kernel/capitalise';
import { oneOf } from '../../words/phrases';
import { wordList } from '../patterns';

/** In lower case, in order. */
export const months = wordList('january february march april may june july august september october november december');

/** In lower case, in the order of `Date.getUTCDay`. */
export const weekdays = wordList('sunday monday tuesday wednesday thursday friday saturday');

/** Written with a period or without. */
export const shortMonths = wordList('jan feb mar apr jun jul aug sep sept oct nov dec');

/** Words for months, in lower case, whole or short. */
export const monthWords: ReadonlySet<string> = new Set([...months, ...shortMonths]);

const capitalised = (words: readonly string[]): string => words.map(capitalise).join(' ');

/** Parts of patterns that match a month and a weekday as they are written. */
export const monthName = oneOf(capitalised(months));
export const weekdayName = oneOf(capitalised(weekdays));

/** What must precede a month without a day or year: `may` is a verb, and March a name. */
export const beforeMonth = String.raw`(?<=\b(?:in|until|by|of|from|to) (?:early |mid-?|late )?)`;
