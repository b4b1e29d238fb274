import { Readability } from '@mozilla/readability';
import type { TextBlock } from './block-writer';
import type { DomDocument, DomElement } from './dom';
import { visibleText, type VisiblePage } from './visible-text';

/** Attribute with an element's number. Readability merges elements but keeps their attributes. */
const mark = (number: number): string => `data-n${number}`;
const MARKED = /^data-n(\d+)$/;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
const characters = (blocks: readonly TextBlock[]): number => lengthOf(blocks.map(({ text }) => text));

const numbersIn = (root: DomElement): Set<number> => {
  const numbers = new Set<number>();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of element.attributes) {
      const number = MARKED.exec(name)?.[1];
      if (number !== undefined) numbers.add(Number(number));
    }
  return numbers;
};

/** The deepest element that contains nearly all text of the blocks. */
const containerOf = (blocks: readonly TextBlock[]): number | undefined => {
  const held = new Map<number, number>();
  for (const { within, text } of blocks)
    for (const number of within.slice(0, -1)) held.set(number, (held.get(number) ?? 0) + text.length);
  const enough = characters(blocks) * 0.9;
  let deepest: number | undefined;
  // Numbers increase with depth, so the last match is the deepest.
  for (const [number, size] of [...held].sort(([a], [b]) => a - b)) if (size >= enough) deepest = number;
  return deepest;
};

const MOSTLY_LINKS = 0.6;
/** Share of Readability's text below which the article is elsewhere. */
const TOO_LITTLE = 0.25;

const plain = {
  /** Share of all readable characters of the page. */
  share: 0.9,
  fewestCharacters: 500,
};

/** The container's own paragraphs, and its lists at any depth. */
const sideBySide = (blocks: readonly TextBlock[], container: number): readonly TextBlock[] =>
  blocks.filter(({ kind, within }) => (kind === 'item' ? within.includes(container) : within.at(-2) === container));

/** The element whose own paragraphs are nearly all readable text of the page; if there is one, Readability is not needed. */
const plainContainer = (readable: readonly TextBlock[]): number | undefined => {
  const container = containerOf(readable);
  if (container === undefined) return undefined;
  const size = characters(sideBySide(readable, container));
  return size >= plain.fewestCharacters && size >= plain.share * characters(readable) ? container : undefined;
};

interface Chosen {
  readonly blocks: readonly TextBlock[];
  /** The text that Readability found, in page order. */
  readonly texts: readonly string[];
}

/** The blocks that Readability considers the article; null if it finds none. Modifies the document. */
const chosenByReadability = (
  document: DomDocument,
  { elements, styles }: VisiblePage,
  readable: readonly TextBlock[],
): Chosen | null => {
  elements.forEach((element, number) => element.setAttribute(mark(number), ''));
  const article = new Readability<DomElement>(document, {
    charThreshold: 200,
    disableJSONLD: true,
    keepClasses: true,
    maxElemsToParse: 50_000,
    serializer: (node) => node as DomElement,
  }).parse()?.content;
  if (article === null || article === undefined) return null;
  const kept = numbersIn(article);
  const texts = visibleText(article, () => 0, styles).flatMap(({ kind, linked, text }) =>
    kind === 'heading' || linked >= MOSTLY_LINKS ? [] : text,
  );
  // Readability puts bare text into elements of its own, without the number.
  const seen = new Set(texts);
  return {
    blocks: readable.filter(({ within, text }) => kept.has(within.at(-1) ?? -1) || seen.has(text)),
    texts,
  };
};

/** All readable blocks in the chosen blocks' own container. */
const articleAround = (chosen: readonly TextBlock[], readable: readonly TextBlock[]): readonly TextBlock[] => {
  const container = containerOf(chosen);
  if (container === undefined) return readable;
  const inside = readable.filter(({ within }) => within.includes(container));
  // If the article is only a part of its container, the rest may be unrelated.
  return characters(chosen) >= characters(inside) * 0.5 ? inside : chosen;
};

/** Whether a block is prose in a table cell, as on pages with table layout and no paragraphs. */
const isProseInCell = ({ kind, text }: TextBlock): boolean =>
  kind === 'cell' && text.length >= 80 && /[.!?。]["”’)]?$/.test(text);

/** Texts in order, with the cells of a table row as one. */
const textsByRow = (blocks: readonly TextBlock[]): string[] => {
  const texts: string[] = [];
  let row: number | undefined;
  for (const block of blocks) {
    const { text } = block;
    const own = block.kind === 'cell' && !isProseInCell(block) ? block.within.at(-2) : undefined;
    if (own !== undefined && own === row) texts.push(`${texts.pop() ?? ''} ${text}`);
    else texts.push(text);
    row = own;
  }
  return texts;
};

/** The article's texts, the headings between them, and the tables after its beginning. */
const inReadingOrder = (visible: readonly TextBlock[], article: readonly TextBlock[]): string[] => {
  const own = new Set(article);
  const container = containerOf(article);
  const first = visible.findIndex((block) => own.has(block));
  const last = visible.findLastIndex((block) => own.has(block));
  const isLayout = article.some(({ kind }) => kind === 'cell');
  const belongs = (block: TextBlock, index: number): boolean => {
    if (own.has(block)) return true;
    if (container === undefined || index < first || !block.within.includes(container)) return false;
    return block.kind === 'heading' ? index < last : block.kind === 'cell' && !isLayout;
  };
  return textsByRow(visible.filter(belongs));
};

/**
 * The article's paragraphs, list items, headings and table rows in page order. If they are not all in one element,
 * Readability locates the article. It also removes lists that look like menus, so everything in the article's own
 * container that is not boilerplate is restored; if hardly anything is left, its own text is the article. Modifies the
 * document, which must not be used afterwards.
 */
export const articleBlocks = (document: DomDocument, page: VisiblePage): string[] => {
  // Readability would take seconds for a page of thousands of links, and find nothing.
  const written = page.blocks.filter(({ linked }) => linked < MOSTLY_LINKS);
  if (written.length === 0) return [];
  const visible = written.filter(({ isBoilerplate }) => !isBoilerplate);
  const running = visible.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const readable = running.length > 0 ? running : visible.filter(isProseInCell);
  const textsIn = (container: number): readonly TextBlock[] =>
    readable.filter(({ within }) => within.includes(container));
  const plainly = plainContainer(readable);
  if (plainly !== undefined) return inReadingOrder(visible, textsIn(plainly));

  const chosen = chosenByReadability(document, page, readable);
  const own = chosen === null ? readable : articleAround(chosen.blocks, readable);
  const texts = inReadingOrder(visible, own);
  return chosen !== null && lengthOf(texts) < lengthOf(chosen.texts) * TOO_LITTLE ? [...chosen.texts] : texts;
};
