import { hasOpenPair, isTooLong, MAX_WORDS } from '../sentences/form';
import { anyOf } from '../words/phrases';
import { wordCount } from '../words/stems';
import { acts } from './patterns/news';

/** Where an act goes on to list what it covers, or what else it does. */
const FURTHER = /(?:, (?=(?:including|such as|as well as|and to|and (?:further|also)) )|; (?=\p{Ll}))/gu;

/** Less of an act says hardly more than its title. */
const FEWEST_WORDS = 20;

/** Without its restriction a sentence says more than its page does. */
const restricts = anyOf(
  `
    but
    except
    excepting
    excluding
    however
    if
    less
    not
    only
    other than
    provided that
    unless
    until
    without
  `,
  'i',
);

/** Between two of the details. */
const BETWEEN = /[,;] /g;

/**
 * The act of a notice or an order may take a hundred words, most of which list what it covers. Such a sentence with as much of
 * its list as a line has room for, and an ellipsis; null if a sentence is short enough, is no act, or nothing can be left off
 * without changing what it says.
 */
export const shortened = (text: string): string | null => {
  if (!isTooLong(text) || !acts.test(text)) return null;
  const list = [...text.matchAll(FURTHER)].find(({ index }) => wordCount(text.slice(0, index)) >= FEWEST_WORDS);
  if (list === undefined || restricts.test(text.slice(list.index))) return null;
  const openings = [...text.matchAll(BETWEEN)]
    .filter(({ index }) => index >= list.index)
    .map(({ index }) => text.slice(0, index))
    .filter((opening) => wordCount(opening) <= MAX_WORDS && !hasOpenPair(opening));
  const longest = openings.at(-1);
  return longest === undefined ? null : `${longest} …`;
};
