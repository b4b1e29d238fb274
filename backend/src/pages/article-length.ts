/** Maximum text read of one page: more than any article has, but little enough for a thread to hold a run of such pages. */
export const MAX_ARTICLE_CHARACTERS = 200_000;
/** Maximum paragraphs and list items of one page. Even a short one costs a fingerprint in the ledger. */
const MAX_PARAGRAPHS = 4000;

export interface ArticleLimits {
  readonly characters: number;
  readonly paragraphs: number;
}

const ofArticle: ArticleLimits = { characters: MAX_ARTICLE_CHARACTERS, paragraphs: MAX_PARAGRAPHS };

export interface Article {
  readonly blocks: readonly string[];
  /** Whether the page has more text. */
  readonly shortened: boolean;
}

const upToWord = (text: string, length: number): string => text.slice(0, length).replace(/\s\S*$/, '');

/** The blocks from the start of a page, up to the limits. */
export const articleOf = (blocks: readonly string[], { characters, paragraphs } = ofArticle): Article => {
  const kept: string[] = [];
  let left = characters;
  for (const block of blocks) {
    if (kept.length === paragraphs) return { blocks: kept, shortened: true };
    if (block.length > left) {
      const beginning = upToWord(block, left);
      return { blocks: beginning === '' ? kept : [...kept, beginning], shortened: true };
    }
    kept.push(block);
    left -= block.length;
  }
  return { blocks: kept, shortened: false };
};
