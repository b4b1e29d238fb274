import { isElement, TEXT_NODE, type DomElement } from './dom';
import { legible } from './legible';

/** A stretch of visible text between two block boundaries. */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  /** Numbers of the enclosing block elements, outermost first; a number is the element's place in the document. */
  readonly within: readonly number[];
  /** Stands in something that says it is not the article. */
  readonly furniture: boolean;
  /** Share of its characters that are links. */
  readonly linked: number;
}

const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const invisibleTags = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE IFRAME OBJECT SVG MATH CANVAS AUDIO VIDEO BUTTON SELECT TEXTAREA INPUT DATALIST RT RP'.split(
    ' ',
  ),
);
const furnitureTags = new Set('NAV ASIDE FOOTER DIALOG FIGCAPTION'.split(' '));
const furnitureRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alert',
  'menu',
]);
const furnitureNames =
  /(?:^|[-_ ])(?:nav|navbar|navigation|menu|breadcrumbs?|cookies?|consent|newsletter|subscribe|signup|share|sharing|social|related|recommended|sidebar|footer|masthead|banner|pagination|pager|comments?|promo|ads?|advert|advertisement|sponsored|outbrain|taboola|trending|more-stories|more-news|author-bio|caption|skip-link|legal-notice|posted-on|byline|most-read|tags)(?:$|[-_ ])/i;
const headingTag = /^H[1-6]$/;
const frames = new Set(['HTML', 'BODY', 'ARTICLE', 'MAIN']);

/** A frame around the page may be named after a part of it (`has-sidebar`), or be a form, as whole sites of one maker are. */
const framesThePage = (element: DomElement, pageLength: number): boolean => {
  if (frames.has(element.tagName) || element.querySelector('h1, main') !== null) return true;
  const length = element.textContent?.length ?? 0;
  return length > 1500 && length > pageLength / 2;
};

const isFurniture = (element: DomElement, pageLength: number): boolean => {
  if (furnitureTags.has(element.tagName) || furnitureRoles.has(element.getAttribute('role') ?? '')) return true;
  const named =
    element.tagName === 'FORM' || furnitureNames.test(`${element.id} ${element.getAttribute('class') ?? ''}`);
  return named && !framesThePage(element, pageLength);
};

/** How the makers of sites name what only screen readers say: "opens in new window", "link is external". */
const unseenNames =
  /(?:^|[\s-])(?:sr-only|visually-?hidden|screen-?reader(?:-text|-only)?|element-invisible|assistive-text|show-for-sr)(?:$|\s)/i;

const isHidden = (element: DomElement): boolean =>
  element.hasAttribute('hidden') ||
  unseenNames.test(element.getAttribute('class') ?? '') ||
  element.getAttribute('aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '');

/** A note's number hangs on the word before it, and would be read as a part of it: `15 percent.1 The rate`. */
const isNoteMark = (element: DomElement): boolean => {
  if (element.getAttribute('role') === 'doc-noteref') return true;
  if (element.tagName === 'SUP') return element.querySelector('a[href*="#"]') !== null;
  const [only, ...others] = [...element.childNodes].filter((node) => (node.textContent ?? '').trim() !== '');
  return (
    element.tagName === 'A' &&
    (element.getAttribute('href') ?? '').includes('#') &&
    others.length === 0 &&
    only !== undefined &&
    isElement(only) &&
    only.tagName === 'SUP'
  );
};

/** What may be raised to a power: a figure or a unit. After a word or a full stop a raised figure is a note's. */
const isPower = /\d$|(?:^|[\s\d/·(])\p{L}{1,3}$/u;
const inSmallFigures = (digits: string): string => digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

interface Place {
  readonly kind: TextBlock['kind'];
  readonly depth: number;
  readonly within: readonly number[];
  readonly furniture: boolean;
  readonly linked: boolean;
  readonly bold: boolean;
  /** Its line ends are what the reader sees. */
  readonly preformatted: boolean;
}

const kindIn = (tag: string, outer: TextBlock['kind']): TextBlock['kind'] => {
  if (outer === 'heading' || headingTag.test(tag)) return 'heading';
  if (tag === 'LI' || tag === 'DD') return 'item';
  // Old pages are laid out with tables: a paragraph in a cell is one all the same.
  if (tag === 'P' && outer === 'cell') return 'paragraph';
  return tag === 'TD' || tag === 'TH' || tag === 'DT' ? 'cell' : outer;
};

const outermost: Place = {
  kind: 'paragraph',
  depth: 0,
  within: [],
  furniture: false,
  linked: false,
  bold: false,
  preformatted: false,
};

const endsInWord = /[\p{L}\p{N})”"’]\s*$/u;
const emptyLine = /\n[^\S\n]*\n\s*/;

/** Deeper nesting than any real page has: what lies below is not read. */
const maxDepth = 200;

/**
 * Walks a page as its reader's eye does: text between block boundaries is one stretch, a nested list item is one of its
 * own. `number` is called once for each block element that is entered.
 */
export const visibleText = (root: DomElement, number: (element: DomElement) => number): TextBlock[] => {
  const pageLength = root.textContent?.length ?? 0;
  const blocks: TextBlock[] = [];
  let text = '';
  let linkedCharacters = 0;
  /** The end of what was added last: taking it from the whole text would cost that text's length each time. */
  let last = '';
  let onlyBold = true;
  let headed = false;
  /** After an explicit line break, unlike a line end of the source, while the new line is still empty. */
  let lineEnded = false;
  let place: Place | undefined;

  const flush = (): void => {
    const folded = legible(text);
    if (folded !== '' && place !== undefined)
      blocks.push({
        text: folded,
        kind: place.kind,
        within: place.within,
        furniture: place.furniture,
        linked: linkedCharacters / folded.length,
      });
    text = '';
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

  const walk = (node: DomElement, at: Place, block: Place): void => {
    for (const child of node.childNodes) {
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
    const tag = element.tagName;
    // A page that hides as a whole shows itself when its scripts run.
    if (invisibleTags.has(tag.toUpperCase()) || (isHidden(element) && element !== root) || outer.depth > maxDepth)
      return;
    if (isNoteMark(element)) return;
    const raised = tag === 'SUP' ? (element.textContent ?? '').trim() : '';
    if (/^\d{1,3}$/.test(raised)) {
      if (isPower.test(last)) add(inSmallFigures(raised), outer, outerBlock);
      return;
    }
    const at: Place = {
      kind: kindIn(tag, outer.kind),
      depth: outer.depth + 1,
      within: blockTags.has(tag) && tag !== 'BR' ? [...outer.within, number(element)] : outer.within,
      furniture: outer.furniture || isFurniture(element, pageLength),
      // An anchor that leads nowhere only marks a place, and old pages never close it.
      linked: outer.linked || (tag === 'A' && element.hasAttribute('href')),
      bold: outer.bold || tag === 'B' || tag === 'STRONG',
      preformatted: outer.preformatted || tag === 'PRE',
    };
    if (!blockTags.has(tag)) {
      walk(element, at, outerBlock);
      return;
    }
    // A line's end inside a paragraph is a space; an empty line is how old pages end one, a bold line how they head one.
    if (tag === 'BR') {
      if (lineEnded) flush();
      else {
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
  return blocks;
};
