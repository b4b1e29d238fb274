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

/**
 * The act of a notice or an order may take a hundred words, most of which list what it covers. Such a sentence up to where it
 * begins to list, with an ellipsis; null if a sentence is short enough, is no act, or nothing can be left off without changing
 * what it says.
 */
export const shortened = (text: string): string | null => {
  if (!isTooLong(text) || !acts.test(text)) return null;
  for (const { index } of text.matchAll(FURTHER)) {
    const opening = text.slice(0, index);
    const words = wordCount(opening);
    if (words > MAX_WORDS) return null;
    if (words >= FEWEST_WORDS && !hasOpenPair(opening) && !restricts.test(text.slice(index))) return `${opening} …`;
  }
  return null;
};
