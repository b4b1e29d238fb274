import { blockTags } from './block-tags';
import { isElement, TEXT_NODE, type DomElement } from './dom';
import { hiddenPiece, withPieces, type Piece, type PlacedPiece } from './left-out';
import { isWholeNumber, raised } from './math-text';
import { aroundArticle, isNoteMark, looksLikeBoilerplate, traitsOf } from './element-traits';
import { normaliseText } from '../normalise-text';
import { noStyles, type PageStyles } from './page-styles';
import { standInFor } from './stand-ins';
import { isStruck, isUnseen } from './unseen-elements';

/** Visible text between two block boundaries. */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  /** Numbers of the enclosing block elements, outermost first, in document order. */
  readonly within: readonly number[];
  /** Whether it is marked as something other than the article. */
  readonly boilerplate: boolean;
  /** Share of its characters inside links. */
  readonly linked: number;
}

/** Tags whose content is not shown, even to readers without scripts or plug-ins. */
const neverText = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE AUDIO DATALIST RT RTC RP SOURCE TRACK PARAM'.split(' '),
);
const headingTag = /^H[1-6]$/;

/** Figures or units may have an exponent. After a word or a period, a superscript is a footnote mark. */
const isPower = /\d$|(?:^|[\s\d/·(])\p{L}{1,3}$/u;
/** `<sup>1</sup>/<sub>2</sub>` */
const isNumerator = ({ nextSibling }: DomElement): boolean => /^\s*[/⁄]/.test(nextSibling?.textContent ?? '');

interface Place {
  readonly kind: TextBlock['kind'];
  readonly depth: number;
  readonly within: readonly number[];
  /** Enclosing elements that look like boilerplate, numbered among themselves. */
  readonly doubtful: readonly number[];
  readonly linked: boolean;
  readonly bold: boolean;
  /** Whether line breaks are visible. */
  readonly preformatted: boolean;
}

const kindIn = (tag: string, outer: TextBlock['kind']): TextBlock['kind'] => {
  if (outer === 'heading' || headingTag.test(tag)) return 'heading';
  if (tag === 'LI' || tag === 'DD') return 'item';
  // Old pages use tables for layout: a paragraph in a cell is still a paragraph.
  if (tag === 'P' && outer === 'cell') return 'paragraph';
  return tag === 'TD' || tag === 'TH' || tag === 'DT' ? 'cell' : outer;
};

const outermost: Place = {
  kind: 'paragraph',
  depth: 0,
  within: [],
  doubtful: [],
  linked: false,
  bold: false,
  preformatted: false,
};

/** A block whose boilerplate is not yet decided. */
type FoundBlock = Omit<TextBlock, 'boilerplate'> & Pick<Place, 'doubtful'>;

const mostlyLinks = 0.6;

/** Characters of prose: neither headings nor links. */
const proseIn = ({ kind, linked, text }: FoundBlock): number =>
  kind === 'heading' || linked >= mostlyLinks ? 0 : text.length;

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
    boilerplate: doubtful.some((element) => (held.get(element) ?? 0) <= total / 2),
  }));
};

const endsInWord = /[\p{L}\p{N})”"’]\s*$/u;
const emptyLine = /\n[^\S\n]*\n\s*/;

/** Depth beyond which elements are ignored; no real page has as much. */
const maxDepth = 200;

/**
 * Extracts the visible text of a page, one block between each two block boundaries; nested list items are separate blocks.
 * `number` is called once per block element.
 */
export const visibleText = (
  root: DomElement,
  number: (element: DomElement) => number,
  styles: PageStyles = noStyles,
): TextBlock[] => {
  const blocks: FoundBlock[] = [];
  let around: ReadonlySet<DomElement> | undefined;
  const holdsArticle = (element: DomElement): boolean => (around ??= aroundArticle(root)).has(element);
  let doubts = 0;
  let text = '';
  let pieces: PlacedPiece[] = [];
  let linkedCharacters = 0;
  /** The end of the last text added; reading it from the whole text would be linear each time. */
  let last = '';
  let onlyBold = true;
  let headed = false;
  /** Whether a `<br>` ended the line and the new one has no text yet. */
  let lineEnded = false;
  let place: Place | undefined;

  const flush = (): void => {
    const folded = place === undefined ? '' : normaliseText(withPieces(text, pieces));
    if (folded !== '' && place !== undefined)
      blocks.push({
        text: folded,
        kind: place.kind,
        within: place.within,
        doubtful: place.doubtful,
        linked: linkedCharacters / folded.length,
      });
    text = '';
    if (pieces.length > 0) pieces = [];
    linkedCharacters = 0;
    last = '';
    onlyBold = true;
    headed = false;
    lineEnded = false;
    place = undefined;
  };

  const add = (piece: string, at: Place, block: Place): void => {
    if (piece.trim() !== '') {
      if (headed && !at.bold) flush();
      headed = false;
      lineEnded = false;
      place ??= block;
      onlyBold &&= at.bold;
    }
    last = piece.slice(-40);
    if (at.linked) linkedCharacters += piece.trim().length;
    text += piece;
  };

  const put = (piece: Piece): void => {
    pieces.push({ piece, at: text.length, opensLine: lineEnded, endsLine: false });
  };

  const walk = (node: DomElement, at: Place, block: Place): void => {
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (child.nodeType === TEXT_NODE) {
        const [start = '', ...paragraphs] = at.preformatted
          ? (child.textContent ?? '').split(emptyLine)
          : [child.textContent ?? ''];
        add(start, at, block);
        for (const paragraph of paragraphs) {
          flush();
          add(paragraph, at, block);
        }
      } else if (isElement(child)) enter(child, at, block);
    }
  };

  const enter = (element: DomElement, outer: Place, outerBlock: Place): void => {
    const traits = traitsOf(element);
    const { tag } = traits;
    if (neverText.has(tag) || outer.depth > maxDepth || isNoteMark(traits)) return;
    // A page whose root is hidden is revealed by its scripts.
    if (element !== root && (isStruck(traits, styles) || isUnseen(traits, styles))) {
      if (!blockTags.has(tag)) put(hiddenPiece(element));
      return;
    }
    const standIn = standInFor(traits);
    if (standIn !== null) {
      put(standIn);
      return;
    }
    const figures = tag === 'SUP' ? (element.textContent ?? '').trim() : '';
    if (isWholeNumber(figures)) {
      if (isNumerator(element)) add(figures, outer, outerBlock);
      else if (isPower.test(last)) add(raised(figures), outer, outerBlock);
      return;
    }
    const at: Place = {
      kind: kindIn(tag, outer.kind),
      depth: outer.depth + 1,
      within: blockTags.has(tag) && tag !== 'BR' ? [...outer.within, number(element)] : outer.within,
      doubtful: looksLikeBoilerplate(traits, holdsArticle) ? [...outer.doubtful, doubts++] : outer.doubtful,
      // An anchor without href only marks a position, and old pages never close it.
      linked: outer.linked || (tag === 'A' && element.hasAttribute('href')),
      bold: outer.bold || tag === 'B' || tag === 'STRONG',
      preformatted: outer.preformatted || tag === 'PRE',
    };
    if (!blockTags.has(tag)) {
      walk(element, at, outerBlock);
      return;
    }
    // A single `<br>` is a space; an empty line ends a paragraph on old pages, and a bold line is a heading.
    if (tag === 'BR') {
      if (lineEnded) flush();
      else {
        const before = pieces.at(-1);
        if (before?.at === text.length) before.endsLine = true;
        headed = onlyBold && endsInWord.test(last);
        lineEnded = true;
        text += ' ';
      }
      return;
    }
    flush();
    walk(element, at, at);
    flush();
  };

  enter(root, outermost, outermost);
  return withoutDoubt(blocks);
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
