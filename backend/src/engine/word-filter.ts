import type { DocumentReason } from '#events/research/run-log';
import type { Naming } from '#events/trackers/naming';
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
export const wordFilter = ({ include, exclude }: WordFilter): ((page: ReadPage) => DocumentReason | null) => {
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

/** Checks that a page or a line contains one of the required names. */
interface MustName {
  readonly page: (page: ReadPage) => boolean;
  readonly line: (text: string) => boolean;
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '');

const escaped = (name: string): string => escapeRegExp(name).replace(/\s+/g, '[\\s-]+');

/** Spellings of a name, as written and in capitals only: `turkey` is not a country, but `TURKEY` in a title may be. */
const spellings = (name: string): readonly string[] => {
  const plain = withoutAccents(name).replaceAll('-', ' ');
  return [...new Set([plain, plain.toUpperCase()])];
};

const longestFirst = (a: string, b: string): number => b.length - a.length;

/** Finds one of the names in a text, ignoring occurrences inside longer names. */
const havingOne = (names: readonly string[], others: readonly string[]): ((text: string) => boolean) => {
  const own = new Set(names.flatMap(spellings));
  const all = [...own, ...others.flatMap(spellings)].sort(longestFirst);
  if (own.size === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${all.map(escaped).join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    for (const [, found = ''] of withoutAccents(text).matchAll(pattern))
      if (own.has(found.replace(/[\s-]+/g, ' '))) return true;
    return false;
  };
};

const anything: MustName = { page: () => true, line: () => true };

export const mustName = (naming: Naming | undefined): MustName => {
  if (naming === undefined) return anything;
  const { names, short, others } = naming;
  const hasName = havingOne(names, others);
  return {
    page: ({ documentTitle = '', title, blocks }) => hasName([documentTitle, title, ...blocks].join('\n')),
    line: havingOne([...names, ...short], others),
  };
};
