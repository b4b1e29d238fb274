import { parseHTML } from 'linkedom';

/** What is used of the DOM. The browser's own types are left out of the back end, since they bring all its globals. */
export interface DomElement {
  readonly nodeType: number;
  readonly tagName: string;
  readonly id: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<DomNode>;
  readonly attributes: Iterable<{ readonly name: string }>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
  querySelector(selector: string): DomElement | null;
}

export interface DomText {
  readonly nodeType: number;
  readonly textContent: string | null;
}

export type DomNode = DomElement | DomText;

export interface DomDocument extends Pick<DomElement, 'querySelector' | 'querySelectorAll'> {
  readonly body: DomElement | null;
}

export const isElement = (node: DomNode): node is DomElement => node.nodeType === 1;

/** A fragment without a frame is given one, as browsers do. */
export const parseDocument = (html: string): DomDocument => {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  return document as DomDocument;
};
