import { escapeUTF8 } from 'entities';
import { assertNever } from '#kernel/assert-never';
import { xmlCharacters } from '#kernel/xml-characters';
import { escapeHtml } from '#platform/mail/escape-html';
import type { Enclosure } from './enclosure';
import { type FeedFormat, FEED_FORMATS, feedMediaTypes } from './feed-formats';
import type { FeedContent, FeedItem } from './feed-sources';

/** What a feed says of itself besides its content. */
export interface FeedIdentity {
  /** Stays the same when its address changes. */
  readonly id: string;
  readonly addresses: Readonly<Record<FeedFormat, string>>;
  /** Who publishes it. */
  readonly by: string;
}

/** The same content gives the same text. */
export const writeFeed = (format: FeedFormat, content: FeedContent, identity: FeedIdentity): string => {
  const written = inXmlCharacters(content);
  switch (format) {
    case 'xml':
      return rssOf(written, identity);
    case 'atom':
      return atomOf(written, identity);
    case 'json':
      return jsonOf(written, identity);
    default:
      return assertNever(format);
  }
};

/**
 * Removes the characters that Atom and RSS do not allow. JSON could keep them, but readers pass on what they read, as
 * XML too.
 */
const inXmlCharacters = ({ title, description, items, ...content }: FeedContent): FeedContent => ({
  ...content,
  title: xmlCharacters(title),
  description: xmlCharacters(description),
  items: items.map((item) => ({ ...item, title: xmlCharacters(item.title), html: xmlCharacters(item.html) })),
});

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

const element = (name: string, text: string): string => `<${name}>${escapeUTF8(text)}</${name}>`;
const htmlElement = (name: string, html: string): string => `<${name} type="html">${escapeUTF8(html)}</${name}>`;

/** Links to the feed itself and to its other formats. */
const linksOf = (own: FeedFormat, { addresses }: FeedIdentity, name: string): readonly string[] =>
  FEED_FORMATS.map((format) => {
    const rel = format === own ? 'self' : 'alternate';
    return `<${name} rel="${rel}" type="${feedMediaTypes[format]}" href="${escapeUTF8(addresses[format])}"/>`;
  });

const rssOf = (content: FeedContent, identity: FeedIdentity): string => {
  const { title, description, link, updatedAt, items } = content;
  const isPodcast = items.some(({ enclosure }) => enclosure !== undefined);
  return [
    DECLARATION,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"${isPodcast ? PODCAST_NAMESPACES : ''}>`,
    '<channel>',
    element('title', title),
    element('link', link),
    // A folder may have no description; RSS requires one.
    element('description', description === '' ? title : description),
    element('lastBuildDate', new Date(updatedAt).toUTCString()),
    ...linksOf('xml', identity, 'atom:link'),
    ...(isPodcast ? podcast(identity) : []),
    ...items.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
};

const PODCAST_NAMESPACES =
  ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"';

/** Excluded from directories, since the feed's address is secret. */
const podcast = ({ by }: FeedIdentity): readonly string[] => [
  element('itunes:author', by),
  '<itunes:block>Yes</itunes:block>',
  '<itunes:explicit>false</itunes:explicit>',
];

const rssEnclosure = ({ url, mediaType, bytes, seconds, chaptersUrl }: Enclosure): readonly string[] => [
  `<enclosure url="${escapeUTF8(url)}" length="${bytes}" type="${mediaType}"/>`,
  element('itunes:duration', String(seconds)),
  `<podcast:chapters url="${escapeUTF8(chaptersUrl)}" type="application/json+chapters"/>`,
];

const rssItem = ({ id, title, link, publishedAt, html, enclosure }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escapeUTF8(id)}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    element('description', html),
    ...(enclosure === undefined ? [] : rssEnclosure(enclosure)),
    '</item>',
  ].join('\n');

const atomOf = (content: FeedContent, identity: FeedIdentity): string => {
  const { title, description, link, updatedAt, items } = content;
  return [
    DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', identity.id),
    element('title', title),
    ...(description === '' ? [] : [element('subtitle', description)]),
    element('updated', updatedAt),
    `<author>${element('name', identity.by)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeUTF8(link)}"/>`,
    ...linksOf('atom', identity, 'link'),
    ...items.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
};

const atomEntry = ({ id, title, link, publishedAt, html, enclosure }: FeedItem): string =>
  [
    '<entry>',
    element('id', urnOf('item', id)),
    // Many readers take any title for HTML, so titles are written as HTML.
    htmlElement('title', escapeHtml(title)),
    `<link rel="alternate" type="text/html" href="${escapeUTF8(link)}"/>`,
    ...(enclosure === undefined ? [] : [atomEnclosure(enclosure)]),
    element('published', publishedAt),
    element('updated', publishedAt),
    htmlElement('content', html),
    '</entry>',
  ].join('\n');

const atomEnclosure = ({ url, mediaType, bytes }: Enclosure): string =>
  `<link rel="enclosure" type="${mediaType}" length="${bytes}" href="${escapeUTF8(url)}"/>`;

const jsonOf = (content: FeedContent, { addresses, by }: FeedIdentity): string => {
  const { title, description, link, items } = content;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description === '' ? {} : { description }),
    home_page_url: link,
    feed_url: addresses.json,
    authors: [{ name: by }],
    items: items.map(jsonItem),
  });
};

const jsonItem = ({ id, title, link, publishedAt, html, enclosure }: FeedItem): object => ({
  id,
  url: link,
  title,
  content_html: html,
  date_published: publishedAt,
  ...(enclosure === undefined ? {} : { attachments: [attachment(enclosure)] }),
});

const attachment = ({ url, mediaType, bytes, seconds }: Enclosure): object => ({
  url,
  mime_type: mediaType,
  size_in_bytes: bytes,
  duration_in_seconds: seconds,
});

/** Atom knows feeds and entries by URIs. */
export const urnOf = (kind: string, id: string): string => `urn:aidy:${kind}:${encodeURIComponent(id)}`;
