import { hides, hidesWords, strikes } from './css-declarations';
import { classOf, isElement, type DomElement } from './dom';
import type { ElementTraits } from './element-traits';
import { noStyles, type PageStyles } from './page-styles';

/** Elements that stand in lines of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

/** Common class names for text that only screen readers announce: "opens in new window", "link is external". */
const UNSEEN_NAMES =
  /(?:^|[\s-])(?:sr-only|visually-?hidden|screen-?reader(?:-text|-only)?|element-invisible|assistive-text|show-for-sr|off-?screen)(?:$|\s)/i;
/** Class names of frameworks whose style sheets are files of their own. */
const STRUCK_NAMES = /(?:^|[\s-])(?:line-through|strike-?through|struck(?:-(?:out|through))?)(?:$|\s)/i;

const STRUCK_TAGS = new Set(['DEL', 'S', 'STRIKE']);

/** Whether a text is ruled through: shown, but not said any more. */
export const isRuledThrough = (
  { element, tag, className, role }: ElementTraits,
  styles: PageStyles = noStyles,
): boolean =>
  STRUCK_TAGS.has(tag) ||
  role === 'deletion' ||
  STRUCK_NAMES.test(className) ||
  styles.struck.has(element) ||
  strikes(element.getAttribute('style') ?? '');

const holdsBlocks = (element: DomElement): boolean =>
  [...element.childNodes].some((node) => isElement(node) && (BLOCK_TAGS.has(node.tagName) || holdsBlocks(node)));

const isWithinLine = ({ element, tag }: ElementTraits): boolean => !BLOCK_TAGS.has(tag) && !holdsBlocks(element);

/** Symbols that only decorate: bullets, arrows, the private characters of icon fonts. */
const DECORATION =
  /^[\s•·|\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\ue000-\uf8ff\ufe0f\p{Extended_Pictographic}]*$/u;
export const isDecoration = (text: string): boolean => !/[\d©®™]/.test(text) && DECORATION.test(text);

/** Elements whose text is the name of a drawing in a font of icons: `open_in_new`. */
const ICON_NAMES = /(?:^|[\s_-])(?:icons?|icofont|glyphicons?|symbols?|fa[srlbd]?)(?:$|[\s_-])/i;

const beside = ({ previousElementSibling, nextElementSibling }: DomElement): readonly DomElement[] =>
  [previousElementSibling, nextElementSibling].filter((each) => each !== null);

const textOf = ({ textContent }: DomElement): string => (textContent ?? '').replace(/\s+/g, '');

const isFormula = (element: DomElement): boolean =>
  element.tagName === 'MATH' || element.querySelector('math') !== null;

/**
 * Whether text that screen readers pass over is visible all the same, as most text within a line is: not an icon, a
 * link to a heading, or a copy of the text next to it.
 */
const isSilentText = (traits: ElementTraits): boolean => {
  const { element, tag, className } = traits;
  if (!isWithinLine(traits) || ICON_NAMES.test(className)) return false;
  const text = textOf(element);
  if (isDecoration(text) || (tag === 'A' && (element.getAttribute('href') ?? '').startsWith('#'))) return false;
  return !beside(element).some((each) => isFormula(each) || (textOf(each) === text && !isForScreenReaders(each)));
};

/** Whether an element is announced by screen readers alone. */
export const isForScreenReaders = (element: DomElement): boolean => UNSEEN_NAMES.test(classOf(element));

/** Whether readers of the page do not see an element. */
export const isUnseen = (traits: ElementTraits, styles: PageStyles = noStyles): boolean => {
  const { element, className, role } = traits;
  if (element.hasAttribute('hidden') || element.hasAttribute('popover') || role === 'tooltip') return true;
  if (UNSEEN_NAMES.test(className) || styles.hidden.has(element)) return true;
  const style = element.getAttribute('style');
  if (style !== null && (hides(style) || (hidesWords(style) && isWithinLine(traits)))) return true;
  return element.getAttribute('aria-hidden') === 'true' && !isSilentText(traits);
};
