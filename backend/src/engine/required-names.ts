import type { Naming } from '#events/trackers/naming';
import type { ReadPage } from '#pages/page';
import { escapeRegExp } from '#text/words/phrases';

/** Checks that a page or a line contains one of the required names. */
interface RequiredNames {
  readonly allowsPage: (page: ReadPage) => boolean;
  readonly allowsLine: (text: string) => boolean;
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

const anything: RequiredNames = { allowsPage: () => true, allowsLine: () => true };

export const requiredNames = (naming: Naming | undefined): RequiredNames => {
  if (naming === undefined) return anything;
  const { names, short, others } = naming;
  const hasName = havingOne(names, others);
  return {
    allowsPage: ({ documentTitle = '', title, blocks }) => hasName([documentTitle, title, ...blocks].join('\n')),
    allowsLine: havingOne([...names, ...short], others),
  };
};
