import type { TopicClause } from './description';
import type { PageWords } from './page-words';
import { isAmong } from './presence';

/** Whether a text has a name. Titles and sentences call people by the last part of theirs: `Lima signs a bill`. */
const hasName = (names: TopicClause['names'], text: ReadonlySet<string>): boolean =>
  names.some((name) => {
    const last = name.at(-1);
    return last !== undefined && isAmong(last, text);
  });

/** Whether a page is about whom the heading of a clause names: its title says so. A page on somebody else names them in its text, too. */
export const isTitledWithName = ({ names }: TopicClause, { title }: PageWords): boolean => hasName(names, title);

/**
 * Whether title and sentence together name whom a heading does, and one of the aspects that are asked for. Elsewhere on its page either
 * may be said of others: the speech of a director who thanks the president is none of the president's.
 */
export const isOnHeading = (
  { core, scope, names }: TopicClause,
  { title }: PageWords,
  sentence: ReadonlySet<string> = new Set(),
): boolean => {
  const words = new Set([...title, ...sentence]);
  return hasName(names, words) && [...core, ...scope].some((term) => isAmong(term, words));
};
