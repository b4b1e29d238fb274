import { decodeHTMLStrict } from 'entities';
import { asAddress, firstDateIn, MAX_FEED_ITEMS, type Feed, type FeedEntry } from './feed-entry';
import {
  baseOf,
  elementsWithName,
  itemFields,
  localName,
  parseXml,
  textOfElement,
  resolveUrl,
  wholeOnes,
  type Fields,
  type XmlElement,
} from './xml';

const ROOTS = new Set(['rss', 'feed', 'rdf']);
const ITEMS = new Set(['item', 'entry']);
const ROOT_TAG = /<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i;

const textsOf = (fields: Fields, ...names: readonly string[]): string[] =>
  names.flatMap((name) => fields.get(name) ?? []).map(textOfElement);

const firstText = (fields: Fields, ...names: readonly string[]): string =>
  textsOf(fields, ...names).find((text) => text.trim() !== '') ?? '';

const isPage = ({ attribs: { rel, type } }: XmlElement): boolean =>
  (rel === undefined || rel === 'alternate') && (type === undefined || /html/i.test(type));

/** The link to the entry's page: the text of an element in RSS, its `href` in Atom, which also links comments and data. */
const linkOf = (fields: Fields): { readonly link: string; readonly element: XmlElement } | undefined => {
  const links = (fields.get('link') ?? []).map((element) => ({
    element,
    link: element.attribs.href ?? textOfElement(element),
  }));
  // FeedBurner puts its own address into `link`.
  const original = (fields.get('origlink') ?? []).map((element) => ({ element, link: textOfElement(element) }));
  const given = [...original, ...links].filter(({ link }) => link.trim() !== '');
  const alternate = given.filter(
    ({ element }) => element.attribs.rel === undefined || element.attribs.rel === 'alternate',
  );
  return given.find(({ element }) => isPage(element)) ?? alternate[0] ?? given[0];
};

const idOf = (item: XmlElement, fields: Fields): string | undefined => {
  const [guid] = fields.get('guid') ?? [];
  if (guid !== undefined) return guid.attribs.ispermalink === 'false' ? undefined : asAddress(textOfElement(guid));
  return asAddress(firstText(fields, 'id')) ?? asAddress(item.attribs['rdf:about'] ?? '');
};

/** Authors' names: in an element of their own in Atom; in RSS often after or before an email address. */
const joinedNames = (fields: Fields, ...names: readonly string[]): string =>
  names
    .flatMap((name) => fields.get(name) ?? [])
    .map((person) => firstText(itemFields(person), 'name') || textOfElement(person))
    .map((name) =>
      name
        .trim()
        .replace(/^\S+@\S+\s+\((.+)\)$/, '$1')
        .replace(/\s*(?:[<(]|&lt;)?\S+@[^\s>)]+(?:[>)]|&gt;)?$/, ''),
    )
    .filter((name) => name !== '')
    .join(', ');

const sourceOf = (fields: Fields): FeedEntry['source'] => {
  const source = fields.get('source')?.find(({ attribs }) => attribs.url !== undefined);
  return source?.attribs.url === undefined ? undefined : { name: textOfElement(source), url: source.attribs.url };
};

const entryOf = (item: XmlElement, feedBase: string, feedAuthor: string): FeedEntry => {
  const fields = itemFields(item);
  const found = linkOf(fields);
  const changed = firstDateIn(textsOf(fields, 'updated', 'modified'));
  const source = sourceOf(fields);
  return {
    link: found?.link ?? idOf(item, fields),
    base: baseOf(found?.element ?? item, feedBase),
    title: firstText(fields, 'title'),
    author: joinedNames(fields, 'author') || joinedNames(fields, 'creator') || feedAuthor,
    published: firstDateIn(textsOf(fields, 'pubdate', 'published', 'issued', 'date', 'created')) ?? changed,
    changed,
    ...(source !== undefined && { source }),
  };
};

const DECLARATION = /<!ENTITY\s+([\w.-]{1,100})\s/g;
const REFERENCE = /&([\w.-]{1,100});/g;

/** Removes references to entities that the feed declares itself, which are not expanded; undeclared ones are text: `Q&A;`. */
const withoutOwnEntities = (xml: string): string => {
  if (!xml.includes('<!ENTITY')) return xml;
  const declared = new Set(Array.from(xml.matchAll(DECLARATION), ([, name = '']) => name));
  return xml.replace(REFERENCE, (written, name: string) =>
    declared.has(name) && decodeHTMLStrict(written) === written ? '' : written,
  );
};

/** Reads RSS, RDF and Atom of all versions. Null for any other text. */
export const readXmlFeed = (given: string, address: string): Feed | null => {
  if (!ROOT_TAG.test(given)) return null;
  const xml = withoutOwnEntities(given);
  const [root] = elementsWithName(parseXml(xml), ROOTS, 1);
  if (root === undefined) return null;
  const isAtom = localName(root) === 'feed';
  const [channel = root] = isAtom ? [root] : elementsWithName(root.children, new Set(['channel']), 1);
  const fields = itemFields(channel);
  const base = isAtom ? address : resolveUrl(firstText(fields, 'link').trim(), address);
  const author = isAtom ? joinedNames(fields, 'author') : '';
  const found = wholeOnes(elementsWithName(root.children, ITEMS, MAX_FEED_ITEMS), xml);
  return { title: firstText(fields, 'title'), entries: found.map((item) => entryOf(item, base, author)) };
};
