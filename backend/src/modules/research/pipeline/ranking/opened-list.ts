import { MAX_WORDS } from '../sentences/form';
import type { Sentence } from '../sentences/sentences';
import { wordCount } from '../words/stems';
import { enumeratedItems } from './enumerated';

/** A longer item is not listed, nor are those after it. */
const LONGEST_ITEM = 14;
const FEWEST_ITEMS = 2;

/** `(a) nets;`, or with an ellipsis for the rest of an item `(a) Nets. All nets have to be …`; null if it is too long, or opens a list itself. */
const itemOf = ([first, ...rest]: readonly Sentence[]): string | null => {
  if (first === undefined || first.text.endsWith(':') || wordCount(first.text) > LONGEST_ITEM) return null;
  const own = `${first.label}${first.text}`.replace(/[;,] (?:and|or)$/, ';');
  return rest.length === 0 ? own : `${own.replace(/[.;]$/, '')} …`;
};

/**
 * The items of the list that a sentence ending in a colon opens, as the page has them: `(a) nets;`. Up to the first that is long. Empty
 * if the page does not enumerate them.
 */
export const openedList = (sentences: readonly Sentence[], place: number): readonly string[] => {
  const items: string[] = [];
  for (const sentencesOfItem of enumeratedItems(sentences, place)) {
    const item = itemOf(sentencesOfItem);
    if (item === null) return items.length < FEWEST_ITEMS ? [] : [...items, '…'];
    items.push(item);
  }
  return items.length < FEWEST_ITEMS ? [] : items;
};

/** `buy only nets that are: …` with as many items of its list as a line has room for in the place of the ellipsis. */
export const withList = (text: string, items: readonly string[]): string => {
  if (items.length === 0 || !text.endsWith(': …')) return text;
  const opening = text.slice(0, -' …'.length);
  const fitting = items.findLastIndex(
    (_, index) => wordCount([opening, ...items.slice(0, index + 1)].join(' ')) <= MAX_WORDS,
  );
  const listed = [opening, ...items.slice(0, fitting + 1)].join(' ');
  return fitting === items.length - 1 || listed.endsWith('…') ? listed : `${listed} …`;
};
