import { isTooLong, MAX_WORDS, unbalanced } from '../sentences/form';
import { wordCount } from '../words/stems';
import { shortenedOrder } from './orders';
import { oneOf } from '../words/phrases';
import { acts } from './patterns/news';
import { restricts } from './restricts';

/** Where an act goes on to list what it covers, or what else it does. */
const FURTHER = /(?:, (?=(?:including|such as|as well as|and to|and (?:further|also)) )|; (?=\p{Ll}))/gu;

/** `On May 4, 2026, the Minister issued Executive Order 12, finding that …`: what somebody did on which day. */
const datedAct = new RegExp(
  String.raw`^On (?:\p{Lu}\p{Ll}+ \d{1,2}|\d{1,2} \p{Lu}\p{Ll}+),? \d{4}, [^,;:]{2,80}? (?:has )?${oneOf(
    'adopted approved enacted issued made promulgated ratified signed',
  )} `,
  'u',
);

/** Minimum number of words of an act: fewer add little to its title. */
const FEWEST_WORDS = 20;

/** Between two of the details. */
const BETWEEN = /[,;] /g;

/** With as much of its list as a line has room for, and an ellipsis; null if nothing can be left off. */
const withShortList = (text: string): string | null => {
  const list = [...text.matchAll(FURTHER)].find(({ index }) => wordCount(text.slice(0, index)) >= FEWEST_WORDS);
  if (list === undefined || restricts.test(text.slice(list.index))) return null;
  const openings = [...text.matchAll(BETWEEN)]
    .filter(({ index }) => index >= list.index)
    .map(({ index, 0: mark }) => ({ opening: text.slice(0, index), mark }))
    .filter(({ opening }) => wordCount(opening) <= MAX_WORDS && !unbalanced(opening));
  // A comma may stand within an item: `fees for ferries, barges, and their tugs; and dues`.
  const longest = (openings.findLast(({ mark }) => mark === '; ') ?? openings.at(-1))?.opening;
  return longest === undefined ? null : `${longest} …`;
};

/**
 * The act of a notice or an order, or what somebody did on a day, may take a hundred words, most of which list what it covers or
 * who is consulted. Such a sentence without these; null if a sentence is short enough, is no act, or nothing can be left off
 * without changing what it says.
 */
export const shortened = (text: string): string | null => {
  const order = shortenedOrder(text);
  if (order === null && !acts.test(text) && !datedAct.test(text)) return null;
  const own = order ?? text;
  return isTooLong(own) ? withShortList(own) : order;
};

/** Whether a sentence is too long for a line, even with its details left off. */
export const staysTooLong = (text: string): boolean => isTooLong(text) && shortened(text) === null;
