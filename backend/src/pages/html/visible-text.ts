import { lazy } from '#kernel/memoize';
import { BlockWriter, type FoundBlock, type TextPlacement, type TextBlock } from './block-writer';
import { isElement, TEXT_NODE, type DomElement } from './dom';
import { aroundArticle, isNoteMark, looksLikeBoilerplate, traitsOf, type ElementTraits } from './element-traits';
import { hiddenPiece } from './left-out';
import { isWholeNumber, raised } from './math-text';
import { noStyles, type PageStyles } from './page-styles';
import { standInFor } from './stand-ins';
import { isRuledThrough, isUnseen, BLOCK_TAGS } from './unseen-elements';

/** Tags whose content is not shown, even to readers without scripts or plug-ins. */
const NEVER_TEXT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE AUDIO DATALIST RT RTC RP SOURCE TRACK PARAM'.split(' '),
);
const HEADING_TAG = /^H[1-6]$/;

/** Figures or units may have an exponent. After a word or a period, a superscript is a footnote mark. */
const IS_POWER = /\d$|(?:^|[\s\d/·(])\p{L}{1,3}$/u;
/** `<sup>1</sup>/<sub>2</sub>` */
const isNumerator = ({ nextSibling }: DomElement): boolean => /^\s*[/⁄]/.test(nextSibling?.textContent ?? '');

const kindIn = (tag: string, outer: TextBlock['kind']): TextBlock['kind'] => {
  if (outer === 'heading' || HEADING_TAG.test(tag)) return 'heading';
  if (tag === 'LI' || tag === 'DD') return 'item';
  // Old pages use tables for layout: a paragraph in a cell is still a paragraph.
  if (tag === 'P' && outer === 'cell') return 'paragraph';
  return tag === 'TD' || tag === 'TH' || tag === 'DT' ? 'cell' : outer;
};

const outermost: TextPlacement = {
  kind: 'paragraph',
  depth: 0,
  within: [],
  doubtful: [],
  isLinked: false,
  isBold: false,
  isPreformatted: false,
};

const MOSTLY_LINKS = 0.6;

/** Characters of prose: neither headings nor links. */
const proseIn = ({ kind, linked, text }: FoundBlock): number =>
  kind === 'heading' || linked >= MOSTLY_LINKS ? 0 : text.length;

/** Resolves the doubt that an element's name raises: one with most of the page's visible prose is the article or a frame around it. */
const withoutDoubt = (blocks: readonly FoundBlock[]): TextBlock[] => {
  const held = new Map<number, number>();
  let total = 0;
  for (const block of blocks) {
    const prose = proseIn(block);
    total += prose;
    for (const element of block.doubtful) held.set(element, (held.get(element) ?? 0) + prose);
  }
  return blocks.map(({ text, kind, within, linked, doubtful }) => ({
    text,
    kind,
    within,
    linked,
    isBoilerplate: doubtful.some((element) => (held.get(element) ?? 0) <= total / 2),
  }));
};

const EMPTY_LINE = /\n[^\S\n]*\n\s*/;

/** Depth beyond which elements are ignored; no real page has as much. */
const MAX_DEPTH = 200;

/** The text of an element that a reader sees otherwise: nothing, a mark, or a raised figure. Whether it was one of these. */
const writeOtherwise = (
  element: DomElement,
  traits: ElementTraits,
  { writer, styles, root }: Pick<Walk, 'writer' | 'styles' | 'root'>,
  outer: TextPlacement,
  outerBlock: TextPlacement,
): boolean => {
  // A page whose root is hidden is revealed by its scripts.
  if (element !== root && (isRuledThrough(traits, styles) || isUnseen(traits, styles))) {
    if (!BLOCK_TAGS.has(traits.tag)) writer.put(hiddenPiece(element));
    return true;
  }
  const standIn = standInFor(traits);
  if (standIn !== null) {
    writer.put(standIn);
    return true;
  }
  const figures = traits.tag === 'SUP' ? (element.textContent ?? '').trim() : '';
  if (!isWholeNumber(figures)) return false;
  if (isNumerator(element)) writer.add(figures, outer, outerBlock);
  else if (writer.endsIn(IS_POWER)) writer.add(raised(figures), outer, outerBlock);
  return true;
};

/** A walk through a page. */
interface Walk {
  readonly root: DomElement;
  readonly styles: PageStyles;
  readonly writer: BlockWriter;
  /** Called once per block element. */
  readonly number: (element: DomElement) => number;
  /** Called once per element that looks like boilerplate. */
  readonly doubt: () => number;
  readonly holdsArticle: (element: DomElement) => boolean;
}

const placeIn = (element: DomElement, traits: ElementTraits, outer: TextPlacement, walk: Walk): TextPlacement => {
  const { tag } = traits;
  return {
    kind: kindIn(tag, outer.kind),
    depth: outer.depth + 1,
    within: BLOCK_TAGS.has(tag) && tag !== 'BR' ? [...outer.within, walk.number(element)] : outer.within,
    doubtful: looksLikeBoilerplate(traits, walk.holdsArticle) ? [...outer.doubtful, walk.doubt()] : outer.doubtful,
    // An anchor without href only marks a position, and old pages never close it.
    isLinked: outer.isLinked || (tag === 'A' && element.hasAttribute('href')),
    isBold: outer.isBold || tag === 'B' || tag === 'STRONG',
    isPreformatted: outer.isPreformatted || tag === 'PRE',
  };
};

const writeText = (text: string, at: TextPlacement, block: TextPlacement, writer: BlockWriter): void => {
  const [start = '', ...paragraphs] = at.isPreformatted ? text.split(EMPTY_LINE) : [text];
  writer.add(start, at, block);
  for (const paragraph of paragraphs) {
    writer.endBlock();
    writer.add(paragraph, at, block);
  }
};

const writeChildren = (node: DomElement, at: TextPlacement, block: TextPlacement, walk: Walk): void => {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === TEXT_NODE) writeText(child.textContent ?? '', at, block, walk.writer);
    else if (isElement(child)) writeElement(child, at, block, walk);
  }
};

const writeElement = (element: DomElement, outer: TextPlacement, outerBlock: TextPlacement, walk: Walk): void => {
  const traits = traitsOf(element);
  const { tag } = traits;
  const { writer } = walk;
  if (NEVER_TEXT.has(tag) || outer.depth > MAX_DEPTH || isNoteMark(traits)) return;
  if (writeOtherwise(element, traits, walk, outer, outerBlock)) return;
  const at = placeIn(element, traits, outer, walk);
  if (!BLOCK_TAGS.has(tag)) return writeChildren(element, at, outerBlock, walk);
  if (tag === 'BR') return writer.breakLine();
  writer.endBlock();
  writeChildren(element, at, at, walk);
  writer.endBlock();
};

/**
 * Extracts the visible text of a page, one block between each two block boundaries; nested list items are separate blocks.
 * `number` is called once per block element.
 */
export const visibleText = (
  root: DomElement,
  number: (element: DomElement) => number,
  styles: PageStyles = noStyles,
): TextBlock[] => {
  const writer = new BlockWriter();
  const around = lazy(() => aroundArticle(root));
  let doubts = 0;
  const holdsArticle = (element: DomElement): boolean => around().has(element);
  writeElement(root, outermost, outermost, { root, styles, writer, number, doubt: () => doubts++, holdsArticle });
  return withoutDoubt(writer.blocks);
};

/** A page's visible text, with the block elements that its blocks are within, by number. */
export interface VisiblePage {
  readonly blocks: readonly TextBlock[];
  readonly elements: readonly DomElement[];
  readonly styles: PageStyles;
}

export const visiblePage = (body: DomElement, styles: PageStyles = noStyles): VisiblePage => {
  const elements: DomElement[] = [];
  const blocks = visibleText(body, (element) => elements.push(element) - 1, styles);
  return { blocks, elements, styles };
};
