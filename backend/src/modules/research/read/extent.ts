import { parseDocument } from './dom';
import type { TextBlock } from './visible-text';

/** How much of an article was read: all of it, up to our limit, or as much as its page shows. */
export type Extent = 'whole' | 'up to the limit' | 'paywalled' | 'truncated' | 'collapsed';

/** Pages of which a reader sees no more than was read. */
export const isPartlyShown = (extent: Extent): boolean => extent !== 'whole' && extent !== 'up to the limit';

/** Longer articles are whole, whatever else the page says: many sites count the pages that a reader may open. */
const longestOpening = 1500;
/** Longer blocks are prose. */
const longestNotice = 300;

const wall = new RegExp(
  [
    String.raw`\b(?:subscribe|sign in|log in|register|sign up|join|become a (?:member|subscriber))\b.{0,40}\b(?:to (?:continue|keep|read)|for (?:full|unlimited) access|to unlock)`,
    String.raw`\b(?:to|and) (?:continue|keep) reading\b|\bcontinue reading (?:with|for|your)\b`,
    String.raw`\b(?:for|to|available to) (?:our |paid |paying )?(?:subscribers|members)(?: only)?\s*[.!]?$|\b(?:subscribers?|members?)[ -]only\b`,
    String.raw`\bunlock (?:this|the) (?:article|story)\b|\bremaining \d+% of this article\b`,
    String.raw`\bweiterlesen mit\b|\bnur für abonnent|\bartikel (?:freischalten|jetzt freischalten)|\bmit .{1,30} weiterlesen`,
    String.raw`\bréservée? (?:à nos|aux) abonné|\bpour lire la suite\b|\bil vous reste .{1,20}% de cet article`,
    String.raw`\b(?:exclusivo|exclusiva|solo) para (?:suscriptores|abonados|assinantes)|\bsuscríbete para (?:seguir|continuar)`,
    String.raw`\b(?:riservato|solo) (?:agli|per gli) abbonati|\bassine para (?:ler|continuar)`,
  ].join('|'),
  'i',
);

const cutOff =
  /(?:…|\.\.\.|\[(?:…|\.\.\.|\+\d+ chars)\])\s*(?:read more|continue reading|more|weiterlesen|lire la suite|leer más)?\W*$/iu;

const hidden = ['[hidden]', '[aria-hidden="true"]', '[style*="display:none"]', '[style*="display: none"]']
  .flatMap((each) => ['article', 'main'].map((frame) => `${frame} ${each} p`))
  .join(', ');

/** Shorter hidden texts are notes and menus. */
const shortestCollapsed = 300;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Parsed anew, since finding the article changed the document. */
const collapsedText = (html: string): number =>
  /hidden|display:/.test(html)
    ? lengthOf([...parseDocument(html).querySelectorAll(hidden)].map(({ textContent }) => textContent ?? ''))
    : 0;

interface ExtentSigns {
  readonly html: string;
  /** Of the whole page. */
  readonly visible: readonly TextBlock[];
  /** Of the article. */
  readonly blocks: readonly string[];
  /** Whether structured data say that the article is free to read; null if they do not say. */
  readonly free: boolean | null;
}

/** Only an article that is no longer than an opening may be one. */
export const extentOf = ({ html, visible, blocks, free }: ExtentSigns): Extent => {
  const length = lengthOf(blocks);
  if (length > longestOpening) return 'whole';
  const isFree = free ?? !visible.some(({ text }) => text.length <= longestNotice && wall.test(text));
  if (!isFree) return 'paywalled';
  if (cutOff.test(blocks.at(-1) ?? '')) return 'truncated';
  return collapsedText(html) > Math.max(length, shortestCollapsed) ? 'collapsed' : 'whole';
};
