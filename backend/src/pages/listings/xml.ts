import { DomUtils, parseDocument } from 'htmlparser2';
import { parseUrl } from '#kernel/parse-url';

type XmlNode = ReturnType<typeof parseDocument>['children'][number];
export type XmlElement = Extract<XmlNode, { readonly attribs: object }>;

/** Parses XML as far as it goes: unclosed and mismatched tags lose only themselves. Entity declarations are ignored. */
export const parseXml = (xml: string): readonly XmlNode[] =>
  parseDocument(xml, { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, withStartIndices: true })
    .children;

/** `date` of `dc:date`. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);
const prefixOf = ({ name }: XmlElement): string => name.slice(0, name.indexOf(':') + 1);

/** All elements with one of the local names, nested ones too, in document order. */
export const elementsWithName = (
  nodes: readonly XmlNode[],
  names: ReadonlySet<string>,
  most = Infinity,
): readonly XmlElement[] =>
  DomUtils.find((node) => DomUtils.isTag(node) && names.has(localName(node)), [...nodes], true, most).filter(
    DomUtils.isTag,
  );

const around = (element: XmlElement): readonly XmlElement[] => {
  const { parent } = element;
  return parent !== null && DomUtils.isTag(parent) ? [element, ...around(parent)] : [element];
};

/** The elements without the last one if the text breaks off in it. */
export const wholeOnes = (elements: readonly XmlElement[], xml: string): readonly XmlElement[] => {
  const last = elements.at(-1);
  const rest = last === undefined ? '' : xml.slice(last.startIndex ?? 0).toLowerCase();
  return last === undefined || around(last).some(({ name }) => rest.includes(`</${name}`))
    ? elements
    : elements.slice(0, -1);
};

/** Elements with titles, links or dates of their own. */
const CONTAINERS = new Set(['source', 'image', 'textinput', 'item', 'entry', 'content', 'summary', 'author']);

/** The elements of an item by local name. */
export type Fields = ReadonlyMap<string, readonly XmlElement[]>;

/**
 * An item's fields. Those of its own vocabulary come before those of others (`dc:title`), and both before elements that an
 * unclosed one swallowed.
 */
export const itemFields = (item: XmlElement): Fields => {
  const direct: XmlElement[] = [];
  const swallowed: XmlElement[] = [];
  const collect = (parent: XmlElement, into: XmlElement[]): void => {
    for (const child of parent.children) {
      if (!DomUtils.isTag(child)) continue;
      into.push(child);
      if (!CONTAINERS.has(localName(child))) collect(child, swallowed);
    }
  };
  collect(item, direct);
  const prefix = prefixOf(item);
  const isOwn = (element: XmlElement): boolean => prefixOf(element) === prefix;
  const ordered = [...direct.filter(isOwn), ...direct.filter((each) => !isOwn(each)), ...swallowed.filter(isOwn)];
  const fields = new Map<string, XmlElement[]>();
  for (const element of ordered) {
    const name = localName(element);
    const same = fields.get(name);
    if (same === undefined) fields.set(name, [element]);
    else same.push(element);
  }
  return fields;
};

/** Names that never occur within a text: if one does, the element around it was not closed. */
const FIELD_NAMES = new Set([
  'title',
  'link',
  'guid',
  'id',
  'pubdate',
  'published',
  'updated',
  'description',
  'item',
  'entry',
]);

const markupIn = (nodes: readonly XmlNode[]): string => {
  let text = '';
  for (const node of nodes) {
    if (DomUtils.isText(node)) text += node.data;
    else if (DomUtils.isCDATA(node)) text += markupIn(node.children);
    else if (DomUtils.isTag(node)) {
      if (FIELD_NAMES.has(localName(node))) return text;
      text += `<${localName(node)}>${markupIn(node.children)}</${localName(node)}>`;
    }
  }
  return text;
};

const IS_TEXT = /^(?:text|html|xhtml|text\/.*|.*\+xml|)$/i;
const BASE64 = /^[A-Za-z0-9+/\s]+=*\s*$/;

/** The text of an element with its inline markup, decoded where Atom encodes it as base64. */
export const textOfElement = (element: XmlElement): string => {
  const text = markupIn(element.children);
  const { mode = '', type = '' } = element.attribs;
  const encoded = mode.toLowerCase() === 'base64' || (mode === '' && !IS_TEXT.test(type));
  return encoded && BASE64.test(text) ? Buffer.from(text, 'base64').toString('utf8') : text;
};

/** An address resolved against a base; the base if the address is invalid. */
export const resolveUrl = (address: string, base: string): string => parseUrl(address, base)?.href ?? base;

/** The base for relative links in an element: `xml:base` of it and those around it, starting from the feed's own base. */
export const baseOf = (element: XmlElement, feedBase: string): string =>
  around(element)
    .map(({ attribs }) => attribs['xml:base']?.trim() ?? '')
    .reduceRight((outer, own) => resolveUrl(own, outer), feedBase);
