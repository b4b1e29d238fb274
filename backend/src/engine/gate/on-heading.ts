import type { PageWords } from './numbered-words';
import { isTermIn } from './presence';
import type { TopicClause } from './topic-clause';

/** Whether a text has a name. Titles and sentences refer to people by their last name: `Lima signs a bill`. */
const hasName = (names: TopicClause['names'], text: ReadonlySet<string>): boolean =>
  names.some((name) => {
    const last = name.at(-1);
    return last !== undefined && isTermIn(last, text);
  });

/**
 * Whether the title of a page has the name in the clause's heading. Pages about somebody else may also mention it in
 * their text.
 */
export const isTitledWithName = ({ names }: TopicClause, { title }: PageWords): boolean => hasName(names, title);

/**
 * Whether title and sentence together name the person or body in the heading, and one of the aspects asked for.
 * Elsewhere on a page, either may concern others: the speech of a director who thanks the president is not the
 * president's.
 */
export const isOnHeading = (
  { core, scope, names }: TopicClause,
  { title }: PageWords,
  sentence: ReadonlySet<string> = new Set(),
): boolean => {
  const words = new Set([...title, ...sentence]);
  return hasName(names, words) && [...core, ...scope].some((term) => isTermIn(term, words));
};
