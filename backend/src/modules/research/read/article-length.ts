/**
 * Of one page's text: more than any article has, and little enough that a run of such pages fits into a thread's memory.
 * What a page says beyond it is not read.
 */
export const MAX_ARTICLE_CHARACTERS = 200_000;
/** Paragraphs and list items of one page. Each costs a sentence's look and a fingerprint in the ledger, however short it is. */
const MAX_PARAGRAPHS = 4000;

export interface Article {
  readonly blocks: readonly string[];
  /** The page goes on after them. */
  readonly shortened: boolean;
}

const upToWord = (text: string, length: number): string => text.slice(0, length).replace(/\s\S*$/, '');

/** As many blocks from the start of a page as are read of it. */
export const articleOf = (blocks: readonly string[]): Article => {
  const kept: string[] = [];
  let left = MAX_ARTICLE_CHARACTERS;
  for (const block of blocks) {
    if (kept.length === MAX_PARAGRAPHS) return { blocks: kept, shortened: true };
    if (block.length > left) {
      const beginning = upToWord(block, left);
      return { blocks: beginning === '' ? kept : [...kept, beginning], shortened: true };
    }
    kept.push(block);
    left -= block.length;
  }
  return { blocks: kept, shortened: false };
};
