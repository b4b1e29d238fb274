import { parseHTML } from 'linkedom';

/** The part of the DOM that is used. The back end leaves out the browser's types, which would declare browser globals. */
export interface DomElement {
  readonly nodeType: number;
  readonly tagName: string;
  readonly id: string;
  readonly textContent: string | null;
  readonly parentElement: DomElement | null;
  readonly childNodes: Iterable<DomNode>;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly nextElementSibling: DomElement | null;
  readonly previousElementSibling: DomElement | null;
  readonly attributes: Iterable<{ readonly name: string }>;
  getAttribute(name: string): string | null;
  getAttributeNode(name: string): { readonly value: string } | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
  querySelector(selector: string): DomElement | null;
  closest(selector: string): DomElement | null;
}

export interface DomText {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly nextSibling: DomNode | null;
}

export type DomNode = DomElement | DomText;

export interface DomDocument extends Pick<DomElement, 'querySelector' | 'querySelectorAll'> {
  readonly body: DomElement | null;
}

export const TEXT_NODE = 3;

export const isElement = (node: DomNode): node is DomElement => node.nodeType === 1;

/** The class names as written; `getAttribute` would make a list of them for every element, also for those that have none. */
export const classOf = (element: DomElement): string => element.getAttributeNode('class')?.value ?? '';

interface FrameElement extends DomElement {
  querySelectorAll(selector: string): ArrayLike<FrameElement> & Iterable<FrameElement>;
  querySelector(selector: string): FrameElement | null;
  append(...nodes: readonly DomNode[]): void;
}

interface ParsedDocument extends DomDocument {
  readonly documentElement: FrameElement | null;
  createElement(tagName: string): FrameElement;
}

const parse = (html: string): ParsedDocument => parseHTML(html).document as ParsedDocument;

const OF_HEAD = new Set(['TITLE', 'META', 'LINK', 'BASE', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

const isBlank = ({ textContent }: DomNode): boolean => (textContent ?? '').trim() === '';

/** Whether a node in the head means that the head has ended without a closing tag. */
const endsHead = (node: DomNode): boolean =>
  isElement(node) ? !OF_HEAD.has(node.tagName) : node.nodeType === TEXT_NODE && !isBlank(node);

const isTagged = (node: DomNode | undefined, tagName: string): node is DomElement =>
  node !== undefined && isElement(node) && node.tagName === tagName;

/** Whether all content is in a head and a body, as on most pages. */
const isFramed = (root: DomElement): boolean => {
  const [head, body, ...others] = [...root.childNodes].filter((node) => isElement(node) || !isBlank(node));
  return (
    isTagged(head, 'HEAD') && isTagged(body, 'BODY') && others.length === 0 && ![...head.childNodes].some(endsHead)
  );
};

/** The tags of head and body may be missing or misplaced; like browsers, this produces a head followed by a body. */
const frame = (document: ParsedDocument, root: FrameElement): void => {
  const head = root.querySelector('head') ?? document.createElement('head');
  const given = root.querySelector('body');
  const body = given ?? document.createElement('body');
  const inHead = [...head.childNodes].filter((node) => node !== given);
  const end = inHead.findIndex(endsHead);
  const besides = [...root.childNodes].filter((node) => node !== head && node !== given);
  body.append(...(end === -1 ? [] : inHead.slice(end)), ...besides);
  root.append(head, body);
};

/** Parses HTML like browsers where linkedom does not: missing html, head and body tags, and upper-case names. */
export const parseDocument = (html: string): DomDocument => {
  const first = parse(html);
  const document = first.documentElement?.tagName === 'HTML' ? first : parse(`<html>${html}</html>`);
  const root = document.documentElement;
  if (root === null) return document;
  if (!isFramed(root)) frame(document, root);
  if (/\s[A-Z][A-Za-z-]*\s*=/.test(html)) for (const element of root.querySelectorAll('*')) nameInSmallLetters(element);
  return document;
};

const nameInSmallLetters = (element: DomElement): void => {
  for (const { name } of [...element.attributes]) {
    const small = name.toLowerCase();
    if (small !== name && !element.hasAttribute(small)) element.setAttribute(small, element.getAttribute(name) ?? '');
  }
};
