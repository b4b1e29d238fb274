import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { xmlCharacters } from '#kernel/xml-characters';
import { hostileTexts } from '#test/support/hostile/hostile-texts';
import { type FeedFormat, FEED_FORMATS, feedMediaTypes } from './feed-formats';
import type { FeedContent, FeedItem } from './feed-sources';
import { writeFeed } from './write-feed';

const link = 'https://aidy.example/tracker/t1';
const publishedAt = '2026-08-19T09:00:00.000Z';
const item: FeedItem = { id: 't1/overview', title: 'The duties end', link, publishedAt, html: '<p>They end.</p>' };
const content = {
  ownerId: 'ann',
  title: 'Tariffs',
  description: 'Track tariffs.',
  link,
  updatedAt: publishedAt,
  items: [item],
};
const own = 'https://aidy.example/rss/tracker/t1.secret';
const addresses = { xml: `${own}.xml`, atom: `${own}.atom`, json: `${own}.json` };
const written = (format: FeedFormat, about: Partial<FeedContent> = {}): string =>
  writeFeed(format, { ...content, ...about }, { id: 'urn:aidy:feed:tracker-t1', addresses, by: 'A & B' });

/** Throws if the text is not well-formed. */
const checkXml = (text: string): void => {
  new SaxesParser({ xmlns: true }).write(text).close();
};

const time = z.iso.datetime();
/** https://www.jsonfeed.org/version/1.1/, with what it requires and nothing that it does not know. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string().min(1).optional(),
  home_page_url: z.url(),
  feed_url: z.url(),
  authors: z.array(z.strictObject({ name: z.string() })),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_html: z.string(),
      date_published: time,
    }),
  ),
});

/** A text as HTML shows it. */
const shown = (html = ''): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a reader makes of it. */
const read = {
  xml(text: string) {
    checkXml(text);
    const { title, description, link: page, atom, lastBuildDate, items = [] } = parseRssFeed(text);
    return {
      title,
      description,
      page,
      self: atom?.links?.find(({ rel }) => rel === 'self')?.href,
      updated: lastBuildDate,
      items: items.map((each) => ({
        id: each.guid?.value,
        title: each.title,
        link: each.link,
        at: new Date(each.pubDate ?? '').toISOString(),
        html: each.description,
      })),
    };
  },
  atom(text: string) {
    checkXml(text);
    const { title, subtitle, links = [], updated, entries = [] } = parseAtomFeed(text);
    return {
      title: title?.value,
      description: subtitle?.value,
      page: links.find(({ rel, type }) => rel === 'alternate' && type === 'text/html')?.href,
      self: links.find(({ rel }) => rel === 'self')?.href,
      updated,
      items: entries.map((each) => ({
        id: each.id,
        title: shown(each.title?.value),
        link: each.links?.[0]?.href,
        at: each.published,
        html: each.content?.value,
      })),
    };
  },
  json(text: string) {
    jsonFeed.parse(JSON.parse(text));
    const { title, description, home_page_url: page, feed_url: self, items = [] } = parseJsonFeed(text);
    return {
      title,
      description,
      page,
      self,
      updated: undefined,
      items: items.map((each) => ({
        id: each.id,
        title: each.title,
        link: each.url,
        at: each.date_published,
        html: each.content_html,
      })),
    };
  },
};

const updatedAs = { xml: 'Wed, 19 Aug 2026 09:00:00 GMT', atom: publishedAt, json: undefined };
const idAs = { xml: item.id, atom: 'urn:aidy:item:t1%2Foverview', json: item.id };

describe.each(FEED_FORMATS)('as %s', (format) => {
  test('the same content gives the same text, with its own address', () => {
    expect(read[format](written(format))).toEqual({
      title: 'Tariffs',
      description: 'Track tariffs.',
      page: link,
      self: addresses[format],
      updated: updatedAs[format],
      items: [{ id: idAs[format], title: item.title, link, at: publishedAt, html: item.html }],
    });
    expect(written(format)).toBe(written(format));
  });

  test('a feed without items is valid', () => {
    const { title, items } = read[format](written(format, { description: '', items: [] }));
    expect([title, items]).toEqual(['Tariffs', []]);
  });

  test.each([
    ['control characters', 'Duties\u0000\u0007\u001b end\u0085'],
    ['the end of a section', 'Duties ]]> end ]]]]>> <![CDATA['],
    ['emoji, one of them cut', 'Duties 🚀👩‍👩‍👧 end \ud83d.'],
    ['another direction', '\u202eseitud\u202c \u2067الرسوم\u2069 end'],
    ['entities', 'AT&amp;T &lt;b&gt; &#60;i&#62; &nbsp;&unknown; & end'],
    ['markup', '<b onclick="alert(1)">Duties</b> <script>alert(1)</script> \'end\''],
    ['100 kB', `Duties ${'“quoted” & more <'.repeat(6000)} end`],
  ])('texts arrive as they were: %s', (_what, text) => {
    const allowed = xmlCharacters(text);
    const html = `<p>${text.replaceAll('<', '&lt;')}</p>`;
    const feed = read[format](
      written(format, { title: text, description: text, items: [{ ...item, title: text, html }] }),
    );
    expect(feed).toMatchObject({ title: allowed, description: allowed });
    expect(feed.items).toMatchObject([{ title: allowed, html: xmlCharacters(html) }]);
  });

  test('every text gives a well-formed feed', () => {
    const items = hostileTexts.map((text, n) => ({ ...item, id: `item ${n}`, title: text, html: text }));
    for (const { title } of items)
      expect(read[format](written(format, { title, description: title, items })).items).toHaveLength(items.length);
  });
});

test('Atom has what RFC 4287 requires of a feed and its entries', () => {
  expect(parseAtomFeed(written('atom'))).toMatchObject({
    id: 'urn:aidy:feed:tracker-t1',
    updated: publishedAt,
    authors: [{ name: 'A & B' }],
    entries: [{ updated: publishedAt, published: publishedAt, title: { type: 'html' }, content: { type: 'html' } }],
  });
});

test.each([
  ['xml', parseRssFeed(written('xml')).atom?.links],
  ['atom', parseAtomFeed(written('atom')).links],
] as const)('a feed as %s links to its other formats', (format, links) => {
  for (const other of FEED_FORMATS)
    expect(links).toContainEqual({
      rel: other === format ? 'self' : 'alternate',
      type: feedMediaTypes[other],
      href: addresses[other],
    });
});

test('RSS has a description even where its content has none', () =>
  expect(parseRssFeed(written('xml', { description: '' })).description).toBe('Tariffs'));

describe('an item that can be listened to', () => {
  const enclosure = {
    url: `${own}/planned-0.proof.mp3?a=1&b=2`,
    mediaType: 'audio/mpeg',
    bytes: 480_123,
    seconds: 61,
    chaptersUrl: `${own}/planned-0.proof.json`,
  };
  const items = [
    { ...item, enclosure },
    { ...item, id: 't1/u1' },
  ];

  test('the item is an episode of a private podcast', () => {
    const text = written('xml', { items });
    checkXml(text);
    const { items: read, itunes } = parseRssFeed(text);
    expect(read?.[0]).toMatchObject({
      enclosures: [{ url: enclosure.url, length: 480_123, type: 'audio/mpeg' }],
      itunes: { duration: 61 },
      podcast: { chapters: { url: enclosure.chaptersUrl, type: 'application/json+chapters' } },
    });
    expect(read?.[1]?.enclosures).toBeUndefined();
    expect(itunes?.block).toBe(true);
  });

  test('the item has its sound in Atom and JSON Feed, too', () => {
    checkXml(written('atom', { items }));
    expect(parseAtomFeed(written('atom', { items })).entries?.[0]?.links).toContainEqual({
      rel: 'enclosure',
      type: 'audio/mpeg',
      length: 480_123,
      href: enclosure.url,
    });
    expect(parseJsonFeed(written('json', { items })).items?.[0]?.attachments).toEqual([
      { url: enclosure.url, mime_type: 'audio/mpeg', size_in_bytes: 480_123, duration_in_seconds: 61 },
    ]);
  });

  test('leaves a feed without one as it was', () => expect(written('xml')).not.toMatch(/itunes|podcast/));
});
