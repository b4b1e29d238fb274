import { isElement, type DomElement } from './dom';

/** A stretch of visible text between two block boundaries. */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  /** Numbers of the block elements it stands in, outermost first; a number is the element's place in the document. */
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
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD IFRAME OBJECT SVG MATH CANVAS AUDIO VIDEO BUTTON SELECT TEXTAREA INPUT DATALIST'.split(
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
  /(?:^|[-_ ])(?:nav|navbar|navigation|menu|breadcrumbs?|cookies?|consent|newsletter|subscribe|signup|share|sharing|social|related|recommended|sidebar|footer|masthead|banner|pagination|pager|comments?|promo|advert|sponsored|skip-link|legal-notice|posted-on|byline|most-read|tags)(?:$|[-_ ])/i;
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

const isHidden = (element: DomElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '');

interface Place {
  readonly kind: TextBlock['kind'];
  readonly depth: number;
  readonly within: readonly number[];
  readonly furniture: boolean;
  readonly linked: boolean;
}

const kindIn = (tag: string, outer: TextBlock['kind']): TextBlock['kind'] => {
  if (outer === 'heading' || headingTag.test(tag)) return 'heading';
  if (tag === 'LI' || tag === 'DD') return 'item';
  // Old pages are laid out with tables: a paragraph in a cell is one all the same.
  if (tag === 'P' && outer === 'cell') return 'paragraph';
  return tag === 'TD' || tag === 'TH' || tag === 'DT' ? 'cell' : outer;
};

const outermost: Place = { kind: 'paragraph', depth: 0, within: [], furniture: false, linked: false };

const TEXT_NODE = 3;

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
  let place: Place | undefined;

  const flush = (): void => {
    const folded = text.replace(/\s+/g, ' ').trim();
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
    place = undefined;
  };

  const walk = (node: DomElement, at: Place, block: Place): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === TEXT_NODE) {
        const piece = child.textContent ?? '';
        if (piece.trim() !== '') place ??= block;
        if (at.linked) linkedCharacters += piece.trim().length;
        text += piece;
      } else if (isElement(child)) enter(child, at, block);
    }
  };

  const enter = (element: DomElement, outer: Place, outerBlock: Place): void => {
    const tag = element.tagName;
    if (invisibleTags.has(tag.toUpperCase()) || isHidden(element) || outer.depth > maxDepth) return;
    const at: Place = {
      kind: kindIn(tag, outer.kind),
      depth: outer.depth + 1,
      within: blockTags.has(tag) && tag !== 'BR' ? [...outer.within, number(element)] : outer.within,
      furniture: outer.furniture || isFurniture(element, pageLength),
      linked: outer.linked || tag === 'A',
    };
    if (!blockTags.has(tag)) {
      walk(element, at, outerBlock);
      return;
    }
    // A line's end inside a paragraph is a space; an empty line is how old pages end one.
    if (tag === 'BR') {
      if (/\n *$/.test(text)) flush();
      else text += '\n';
      return;
    }
    flush();
    walk(element, at, at);
    flush();
  };

  enter(root, outermost, outermost);
  return blocks;
};
