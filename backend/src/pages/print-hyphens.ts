import { lazy } from '#kernel/memoize';
import { languages } from '#text/languages/all';
import { endOfWord } from '#text/languages/english/pages';

/** `most- favored`: a hyphen that stood at the end of a printed line. */
const LINE_END = /(?<![\p{L}\p{N}-])([\p{L}\p{N}](?:[\p{L}\p{N}.’'-]*[\p{L}\p{N}.])?)[-‐] ([\p{L}\p{N}]+)/gu;

/** `pre- and post-war`, `two- to three-fold`: the word is completed later. */
const SUSPENDED: ReadonlySet<string> = new Set(languages.flatMap(({ pages }) => [...pages.afterHyphen]));

const PRINTED_WORD = /[\p{L}\p{N}][\p{L}\p{N}.’'‐-]*/gu;

const withoutEnd = (word: string): string => (/[.’']$/.test(word) ? word.replace(/[.’']+$/, '') : word);

/** The words of a page in lower case, with each two that a hyphen joins. */
const wordsInBlocks = (blocks: readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const block of blocks)
    for (const word of block.toLowerCase().match(PRINTED_WORD) ?? []) {
      const [first = '', ...parts] = /[-‐]/.test(word) ? word.split(/[-‐]/) : [word];
      if (parts.length === 0) words.add(withoutEnd(first));
      let before = first;
      for (const part of parts) {
        const bare = withoutEnd(part);
        if (bare !== '') words.add(`${before}-${bare}`);
        before = part;
      }
    }
  return words;
};

/** A hyphen and a space, which every hyphen of a printed line has become. */
const mayEndLine = (block: string): boolean => block.includes('- ') || block.includes('‐ ');

/**
 * Paragraphs without the hyphens of printed lines. A hyphen is kept if the page writes the word with it elsewhere, and
 * dropped if the page writes the word without it elsewhere, or if the rest is not a word. Otherwise the text stays as
 * printed.
 */
export const withoutPrintHyphens = (blocks: readonly string[]): readonly string[] => {
  const words = lazy(() => wordsInBlocks(blocks));
  const isWritten = (word: string): boolean => words().has(word.toLowerCase());
  const joined = (written: string, before: string, after: string): string => {
    if (SUSPENDED.has(after.toLowerCase())) return written;
    if (isWritten(`${before}-${after}`)) return `${before}-${after}`;
    const isOneWord = /^\p{Ll}+$/u.test(after) && /\p{L}{2}$/u.test(before);
    return isOneWord && (endOfWord.test(after) || isWritten(`${before}${after}`)) ? `${before}${after}` : written;
  };
  return blocks.map((block) => (mayEndLine(block) ? block.replace(LINE_END, joined) : block));
};
