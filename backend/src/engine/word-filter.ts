import type { DocumentReason } from '#events/research/run-log';
import type { WordFilter } from '#events/trackers/word-filter';
import type { ReadPage } from '#pages/page';
import { escapeRegExp } from '#text/words/phrases';

const withoutCaseAndAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const NEITHER = '[^\\p{L}\\p{N}]';

/** Matches whole words: `war` is not in `warn`, but `tariff` is in `tariffs`. */
const patternOf = (words: readonly string[]): RegExp | null => {
  const written = words.map((word) => escapeRegExp(withoutCaseAndAccents(word)).replace(/\s+/g, '\\s+'));
  return written.length === 0
    ? null
    : new RegExp(`(?:^|${NEITHER})(${written.join('|')})(?:e?s)?(?:$|${NEITHER})`, 'u');
};

/** Why a page is left out by its words; null if it is not. */
export const wordFilterTest = ({ include, exclude }: WordFilter): ((page: ReadPage) => DocumentReason | null) => {
  const included = patternOf(include);
  const excluded = patternOf(exclude);
  if (included === null && excluded === null) return () => null;
  return ({ documentTitle = '', title, blocks }) => {
    const text = withoutCaseAndAccents([documentTitle, title, ...blocks].join('\n'));
    const found = excluded?.exec(text)?.[1];
    if (found !== undefined) return { kind: 'excluded_word', word: found };
    return included === null || included.test(text) ? null : { kind: 'no_included_word' };
  };
};
