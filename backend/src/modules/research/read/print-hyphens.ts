/** `most- favored`: a hyphen that stood at the end of a printed line. */
const LINE_END = /(?<![\p{L}\p{N}-])([\p{L}\p{N}](?:[\p{L}\p{N}.’'-]*[\p{L}\p{N}.])?)[-‐] ([\p{L}\p{N}]+)/gu;

/** `pre- and post-war`, `two- to three-fold`: the word is completed later. */
const suspended = new Set(
  `and or nor but to through than versus vs as rather not und oder bis bzw sowie wie et ou y o e ed`.split(' '),
);

/** Ends of words that are no words themselves. */
const ENDING =
  /^(?:t?ations?|[csz]ations?|izations?|[ts]ions?|ments?|mental|mentation|it(?:y|ies)|ness|[ae]nces?|ing|tives?|tively|sively|bly|[ct]ial|tures?)$/u;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.’'‐-]*/gu;

/** The words of a page in lower case, with each two that a hyphen joins. */
const wordsOf = (blocks: readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const block of blocks)
    for (const [word] of block.toLowerCase().matchAll(WORD)) {
      const parts = word.split(/[-‐]/);
      for (const [place, part] of parts.entries()) {
        const bare = part.replace(/[.’']+$/, '');
        if (parts.length === 1) words.add(bare);
        const before = parts[place - 1];
        if (before !== undefined && bare !== '') words.add(`${before}-${bare}`);
      }
    }
  return words;
};

/**
 * Paragraphs without the hyphens of printed lines. Whether one belongs to the word is only known if the page writes the word
 * elsewhere, with a hyphen or without; or if what follows is no word, and so part of the one before.
 */
export const withoutPrintHyphens = (blocks: readonly string[]): readonly string[] => {
  if (!blocks.some((block) => /[\p{L}.\p{N}][-‐] [\p{L}\p{N}]/u.test(block))) return blocks;
  const words = wordsOf(blocks);
  const isWritten = (word: string): boolean => words.has(word.toLowerCase());
  return blocks.map((block) =>
    block.replace(LINE_END, (written, before: string, after: string) => {
      if (suspended.has(after.toLowerCase())) return written;
      if (isWritten(`${before}-${after}`)) return `${before}-${after}`;
      const isOneWord = /^\p{Ll}+$/u.test(after) && /\p{L}{2}$/u.test(before);
      return isOneWord && (ENDING.test(after) || isWritten(`${before}${after}`)) ? `${before}${after}` : written;
    }),
  );
};
