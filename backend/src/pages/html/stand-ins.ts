import { isElement, TEXT_NODE, type DomElement } from './dom';
import type { ElementTraits } from './element-traits';
import type { LeftOutPiece } from './left-out';
import { isFormulaCode, mathText } from './math-text';
import { isDecoration, isForScreenReaders } from './unseen-elements';

/** Longest value of a sentence, in characters. Longer texts are captions and descriptions. */
const MAX_VALUE_LENGTH = 60;
/** CSS pixels: higher images are illustrations, smaller ones count visits. */
const MIN_ILLUSTRATION_HEIGHT = 64;
const MAX_BEACON_SIZE = 3;

const nothing: LeftOutPiece = { kind: 'shown', text: '' };
const unread: LeftOutPiece = { kind: 'unread' };

const textIn = ({ textContent }: Pick<DomElement, 'textContent'>): string =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();

const visible = (text: string, orElse: LeftOutPiece = nothing): LeftOutPiece =>
  text === '' ? orElse : text.length > MAX_VALUE_LENGTH || isDecoration(text) ? nothing : { kind: 'shown', text };

const isSilent = (element: DomElement): boolean =>
  element.getAttribute('aria-hidden') === 'true' || /^(?:presentation|none)$/.test(element.getAttribute('role') ?? '');

/** An image at the beginning or the end of a link with words of its own belongs to the link: an arrow, a flag. */
const isIconOfLink = (element: DomElement): boolean => {
  const { parentElement } = element;
  if (parentElement === null || !['A', 'BUTTON'].includes(parentElement.tagName)) return false;
  const content = [...parentElement.childNodes].filter(
    (node) => isElement(node) || (node.nodeType === TEXT_NODE && textIn(node) !== ''),
  );
  return content.length > 1 && (content[0] === element || content.at(-1) === element);
};

const size = (element: DomElement, name: 'width' | 'height'): number | null => {
  const declared = new RegExp(String.raw`(?:^|[;\s])${name}\s*:\s*(\d{1,5})px`).exec(
    element.getAttribute('style') ?? '',
  );
  const number = declared?.[1] ?? /^\s*(\d{1,5})(?:px)?\s*$/.exec(element.getAttribute(name) ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

const ofImage = (element: DomElement): LeftOutPiece => {
  const [width, height] = [size(element, 'width'), size(element, 'height')];
  const isBeacon = (width !== null && width <= MAX_BEACON_SIZE) || (height !== null && height <= MAX_BEACON_SIZE);
  const isLarge =
    (height ?? 0) >= MIN_ILLUSTRATION_HEIGHT || (height === null && (width ?? 0) >= 4 * MIN_ILLUSTRATION_HEIGHT);
  const alternative = element.getAttribute('alt')?.replace(/\s+/g, ' ').trim();
  if (isSilent(element) || isBeacon || isLarge || alternative === '') return nothing;
  if (isIconOfLink(element) && !/\d/.test(alternative ?? '')) return nothing;
  if (alternative === undefined || FILE_NAME.test(alternative) || isFormulaCode(alternative)) return unread;
  return visible(alternative);
};

const ofDrawing = (element: DomElement): LeftOutPiece => {
  const words = [...element.querySelectorAll('text')].map(textIn).join(' ').trim();
  if (words !== '') return visible(words);
  const { nextElementSibling: next, previousElementSibling: previous } = element;
  const isDescribed = [next, previous].some((each) => each !== null && isForScreenReaders(each));
  if (isIconOfLink(element)) return nothing;
  if (isDescribed) return unread;
  if (isSilent(element)) return nothing;
  const title = element.querySelector('title');
  return visible(element.getAttribute('aria-label')?.trim() ?? (title === null ? '' : textIn(title)));
};

/** Signs of buttons that explain or close something. */
const ICON_SIGN = /^[i?!×x+−–-]$/i;

const ofButton = (element: DomElement): LeftOutPiece => {
  const text = textIn(element);
  return ICON_SIGN.test(text) ? nothing : visible(text);
};

const ofSelect = (element: DomElement): LeftOutPiece => {
  const option = element.querySelector('option[selected]') ?? element.querySelector('option');
  return visible(option === null ? '' : textIn(option), unread);
};

const ofInput = (element: DomElement): LeftOutPiece => {
  const type = element.getAttribute('type')?.toLowerCase() ?? 'text';
  if (/^(?:hidden|checkbox|radio|file|password|color)$/.test(type)) return nothing;
  if (type === 'image') return ofImage(element);
  const isButton = /^(?:button|submit|reset)$/.test(type);
  return visible(element.getAttribute('value')?.trim() ?? '', isButton ? nothing : unread);
};

/** The piece that replaces an element without readable text of its own; null for other elements. */
export const standInFor = ({ element, tag, role }: ElementTraits): LeftOutPiece | null => {
  switch (tag) {
    case 'IMG':
    case 'AMP-IMG':
      return ofImage(element);
    case 'SVG':
      return ofDrawing(element);
    case 'MATH': {
      const text = mathText(element);
      return text === null ? unread : { kind: 'shown', text, always: true };
    }
    case 'BUTTON':
      return ofButton(element);
    case 'SELECT':
      return ofSelect(element);
    case 'TEXTAREA':
      return visible(textIn(element), unread);
    case 'INPUT':
      return ofInput(element);
    case 'CANVAS':
    case 'OBJECT': {
      const text = textIn(element);
      return text.length > MAX_VALUE_LENGTH ? unread : visible(text, unread);
    }
    case 'EMBED':
    case 'VIDEO':
    case 'IFRAME':
      return (size(element, 'width') ?? MAX_BEACON_SIZE + 1) <= MAX_BEACON_SIZE ? nothing : unread;
    default:
      return element.firstChild === null ? ofEmpty(element, tag, role) : null;
  }
};

/** Filled by a script, or drawn by the browser. */
const FILLED_TAGS = new Set(['TIME', 'DATA', 'OUTPUT', 'METER', 'PROGRESS']);

const ofEmpty = (element: DomElement, tag: string, role: string): LeftOutPiece | null => {
  const label = element.getAttribute('aria-label')?.trim() ?? '';
  if (label !== '' && role === 'img') return isIconOfLink(element) && !/\d/.test(label) ? nothing : visible(label);
  return FILLED_TAGS.has(tag) || tag.includes('-') ? unread : null;
};
