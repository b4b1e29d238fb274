import { languages } from '#text/languages/all';
import type { TextBlock } from './html/block-writer';
import { parseDocument } from './html/dom';

/** How much was read: all of it, up to our limit for articles or for documents, or as much as its page shows. */
export type Extent =
  'whole' | 'up to the limit' | 'up to the limit of documents' | 'paywalled' | 'truncated' | 'collapsed';

/** Pages where a reader sees no more than was read. */
export const isPartlyVisible = (extent: Extent): boolean => !extent.startsWith('up to') && extent !== 'whole';

/**
 * Longest text, in characters, that may be the opening of an article. Longer ones are whole, whatever else the page says: many
 * sites count the pages that a reader may open.
 */
const LONGEST_OPENING = 1500;
/** Longest notice, in characters. Longer blocks are prose. */
const LONGEST_NOTICE = 300;

const WALL = new RegExp(String.raw`\b(?:${languages.map(({ pages }) => pages.wall).join('|')})`, 'i');

const CUT_OFF = new RegExp(
  String.raw`(?:…|\.\.\.|\[(?:…|\.\.\.|\+\d+ chars)\])\s*(?:${languages.map(({ pages }) => pages.readMore).join('|')})?\W*$`,
  'iu',
);

const hidden = ['[hidden]', '[aria-hidden="true"]', '[style*="display:none"]', '[style*="display: none"]']
  .flatMap((each) => ['article', 'main'].map((frame) => `${frame} ${each} p`))
  .join(', ');

/** Shortest hidden text, in characters, that counts as collapsed. Shorter ones are notes and menus. */
const SHORTEST_COLLAPSED = 300;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Parsed again, since finding the article changed the document. */
const collapsedText = (html: string): number =>
  /hidden|display:/.test(html)
    ? lengthOf([...parseDocument(html).querySelectorAll(hidden)].map(({ textContent }) => textContent ?? ''))
    : 0;

interface ExtentSigns {
  readonly html: string;
  /** Text of the whole page. */
  readonly visible: readonly TextBlock[];
  /** Text of the article. */
  readonly blocks: readonly string[];
  /** Whether structured data say that the article is free to read; null if they do not say. */
  readonly free: boolean | null;
}

/** The extent of a page's text. Only an article no longer than an opening may be one. */
export const extentOf = ({ html, visible, blocks, free }: ExtentSigns): Extent => {
  const length = lengthOf(blocks);
  if (length > LONGEST_OPENING) return 'whole';
  const isFree = free ?? !visible.some(({ text }) => text.length <= LONGEST_NOTICE && WALL.test(text));
  if (!isFree) return 'paywalled';
  if (CUT_OFF.test(blocks.at(-1) ?? '')) return 'truncated';
  return collapsedText(html) > Math.max(length, SHORTEST_COLLAPSED) ? 'collapsed' : 'whole';
};
