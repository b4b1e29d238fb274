import type { ListedPage } from './listing';
import { readListing } from './read-listing';

const rss = (items: string, head = '<title>T</title><link>https://a.example/</link>'): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${head}${items}</channel></rss>`;
const item = (inside: string): string => `<item>${inside}</item>`;
const atom = (inside: string, attributes = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}><title>T</title>${inside}</feed>`;
const rdf = (inside: string, namespace = 'http://purl.org/rss/1.0/'): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="${namespace}"><channel><title>T</title></channel>${inside}</rdf:RDF>`;

const entries = (body: string | Uint8Array, contentType = ''): readonly ListedPage[] => {
  const listing = readListing({
    url: 'https://a.example/feeds/news',
    contentType,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  });
  if (listing.kind !== 'feed') throw new Error(`read as ${listing.kind}`);
  return listing.entries;
};

test.each([
  ['Q&amp;A; with the R&amp;D; chief', 'Q&A; with the R&D; chief'],
  ['Q&A; with the R&D; chief', 'Q&A; with the R&D; chief'],
  ['Using the &lt;dialog&gt; element', 'Using the <dialog> element'],
  ['<![CDATA[Using the <dialog> element]]>', 'Using the <dialog> element'],
  ['The pier &mine;opens', 'The pier opens'],
])('the title %s is read as %s', (written, title) =>
  expect(
    entries(
      `<!DOCTYPE rss [<!ENTITY mine "not expanded">]>${rss(item(`<title>${written}</title>${linked}`)).slice(21)}`,
    )[0]?.title,
  ).toBe(title),
);

const linked = '<link>https://a.example/p</link>';
const page = 'https://a.example/p';

test.each([
  ['RSS 0.90', rdf(item(`<title>A</title>${linked}`), 'http://my.netscape.com/rdf/simple/0.9/')],
  [
    'RSS 0.91 with its document type',
    `<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://a.example/rss-0.91.dtd">${rss(item(linked)).slice(21)}`,
  ],
  ['RSS without a version', rss(item(linked)).replace(' version="2.0"', '')],
  ['RSS 1.0 with its link in rdf:about', rdf('<item rdf:about="https://a.example/p"><title>A</title></item>')],
  ['a relative link', rss(item('<link>/p</link>'))],
  ['a relative link in a feed without a base URL', rss(item('<link>../p</link>'), '<title>T</title>')],
  ['a link in CDATA, on a line of its own', rss(item(`<link><![CDATA[\n  ${page}\n]]></link>`))],
  ['an id in place of a link', rss(item(`<title>A</title><link/><guid>${page}</guid>`))],
  ['a link beside an id that is not a URL', rss(item(`<guid>12345</guid>${linked}`))],
  [
    'relative links under the base of their entry',
    atom('<entry xml:base="2026/"><title>A</title><link href="../p"/></entry>', ' xml:base="/"'),
  ],
  [
    'relative links in a feed generated on another machine',
    atom('<link rel="self" href="http://localhost:4000/feed.xml"/><entry><title>A</title><link href="/p"/></entry>'),
  ],
  [
    'a page link among links to comments and data',
    atom(
      `<entry><title>A</title><link rel="replies" href="/c"/><link rel="self" href="/s"/><link rel="alternate" type="application/json" href="/j"/><link rel="alternate" type="text/html" href="${page}"/></entry>`,
    ),
  ],
  ['an Atom id in place of a link', atom(`<entry><title>A</title><id>${page}</id></entry>`)],
  [
    'Atom 0.3',
    `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>A</title><link rel="alternate" href="${page}"/></entry></feed>`,
  ],
  ['JSON', `\ufeff{"version":"https://jsonfeed.org/version/1","title":"T","items":[{"id":"${page}"}]}`],
  ['blank lines before it', `\n\n ${rss(item(linked))}`],
  ['a PHP warning before it', `<br />\n<b>Warning</b>: in x.php on line 3<br />\n${rss(item(linked))}`],
  ['scripts after it', `${rss(item(linked))}\n<script>x</script><!-- cached -->`],
  ['HTML without CDATA', rss(item(`<description><p>Hi<br>there<img src=x></description>${linked}`))],
  ['a mismatched end tag', rss(`${item('<title>A</titel><link>https://a.example/p</link>')}`)],
  ['an Atom link without rel in RSS', rss(item(`<title>A</title><a10:link href="${page}"/>`))],
  [
    'the original link beside FeedBurner’s',
    rss(item(`<link>https://feeds.example/~r/x/1</link><feedburner:origLink>${page}</feedburner:origLink>`)),
  ],
  ['a document type in CDATA', rss(item(`<description><![CDATA[<!DOCTYPE html [ <p>]]></description>${linked}`))],
  [
    'a link relative to the base of its own element',
    atom('<entry><link xml:base="https://a.example/" href="p"/></entry>'),
  ],
  ['JSON with a number as its version', `{"version":1,"title":"T","items":[{"url":"${page}"}]}`],
  [
    'JSON with a broken item',
    `{"version":"https://jsonfeed.org/version/1.1","items":[null,7,{"url":"${page}","title":7}]}`,
  ],
  [
    'upper-case tags',
    rss(item(linked)).replace(/<(\/?)([a-z]+)/g, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`),
  ],
  ['tracking marks', rss(item(`<link>${page}?utm_source=rss&amp;at_medium=RSS&amp;at_campaign=rss</link>`))],
])('%s is read', (_, feed) => expect(entries(feed, 'text/html').map(({ url }) => url)).toEqual([page]));

test('an unclosed entry does not swallow the next one', () =>
  expect(
    entries(rss('<item><title>A</title><link>/a</link><item><title>B</title><link>/b</link></item>')).map(
      ({ title, url }) => [title, url],
    ),
  ).toEqual([
    ['A', 'https://a.example/a'],
    ['B', 'https://a.example/b'],
  ]));

test('an unclosed title ends where the next field begins', () =>
  expect(entries(rss(item(`<title>A <b>bold</b> rule${linked}`)))).toMatchObject([
    { title: 'A bold rule', url: page },
  ]));

test('titles and links of a source or an image are not those of the entry', () =>
  expect(
    entries(
      atom(
        `<entry><source><title>S</title><link href="/s"/></source><image><title>I</title></image><title>A</title><link href="${page}"/></entry>`,
      ),
    ),
  ).toMatchObject([{ title: 'A', url: page }]));

test.each([
  ['Atom 0.3', atom(`<entry><title mode="base64">UnVsZSAmYW1wOyBlbmQ=</title><link href="${page}"/></entry>`)],
  [
    'Atom 1.0',
    atom(`<entry><title type="application/octet-stream">UnVsZSAmYW1wOyBlbmQ=</title><link href="${page}"/></entry>`),
  ],
])('a title in base64 in %s', (_, feed) => expect(entries(feed)[0]?.title).toBe('Rule & end'));

test.each([
  ['RSS with an address', rss(item(`${linked}<author>jo@a.example (Jo Doe)</author>`)), 'Jo Doe'],
  ['RSS with the address last', rss(item(`${linked}<author>Jo Doe &lt;jo@a.example&gt;</author>`)), 'Jo Doe'],
  ['RSS with only an address', rss(item(`${linked}<author>jo@a.example</author>`)), ''],
  [
    'Dublin Core',
    rss(item(`${linked}<dc:creator>Jo Doe</dc:creator><dc:creator>Al Roe</dc:creator>`)),
    'Jo Doe, Al Roe',
  ],
  ['Atom', atom(`<author><name>Desk</name></author><entry><link href="${page}"/></entry>`), 'Desk'],
  [
    'JSON',
    `{"version":"https://jsonfeed.org/version/1","items":[{"url":"${page}","author":{"name":"Jo Doe"}}]}`,
    'Jo Doe',
  ],
])('the author in %s', (_, feed, author) => expect(entries(feed)[0]?.author).toBe(author));

test('ignores an id that is not a URL', () =>
  expect(entries(rss(item('<title>A</title><guid>12345</guid>')))).toEqual([]));

test.each([
  ['entities undefined in XML', 'Caf&eacute;&nbsp;&mdash; r&uuml;ckt &hellip;', 'Café — rückt …'],
  ['entities in CDATA', '<![CDATA[Caf&eacute; &amp; It&#146;s]]>', 'Café & It’s'],
  ['double-escaped entities', 'Caf&amp;eacute; &amp;amp; It&amp;#8217;s', 'Café & It’s'],
  ['escaped markup', 'The &lt;em&gt;new&lt;/em&gt; rule', 'The new rule'],
  ['bare ampersands', 'AT&T & others', 'AT&T & others'],
  ['a script and a comment', 'A&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- x --&gt;B', 'A B'],
  ['invisible characters', 'A\u0008 B\u00adC', 'A BC'],
])('a title with %s', (_, written, title) =>
  expect(entries(rss(item(`<title>${written}</title>${linked}`))).map((entry) => entry.title)).toEqual([title]),
);

const stated = (bytes: Buffer, encoding: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><item><title>`),
    bytes,
    Buffer.from(`</title>${linked}</item></channel></rss>`),
  ]);
const utf16 = Buffer.from(
  `<?xml version="1.0" encoding="utf-16"?>${rss(item(`<title>Ö</title>${linked}`)).slice(21)}`,
  'utf16le',
);

test.each([
  ['Shift_JIS', stated(Buffer.from([0x93, 0xfa]), 'Shift_JIS'), '', '日'],
  ['Windows-1252 declared as Latin-1', stated(Buffer.from([0x93, 0xe9, 0x94]), 'ISO-8859-1'), '', '“é”'],
  [
    'UTF-8 that the server declares as Latin-1',
    stated(Buffer.from('“é”'), 'utf-8'),
    'text/xml; charset=iso-8859-1',
    '“é”',
  ],
  ['UTF-8 that the feed declares as Latin-1', stated(Buffer.from('“é”'), 'iso-8859-1'), 'text/xml', '“é”'],
  ['UTF-16 without a byte order mark', utf16, '', 'Ö'],
])('%s', (_, body, contentType, title) => expect(entries(body, contentType)[0]?.title).toBe(title));

test('finds dates in all the places where feeds have them', () => {
  const dated = (feed: string) => entries(feed).map(({ publishedAt }) => publishedAt);
  const expected = ['2026-02-20T19:05:00.000+01:00'];
  expect(dated(rss(item(`${linked}<pubDate>Fri, 20 Feb 26 19:05 CET</pubDate>`)))).toEqual(expected);
  expect(dated(rss(item(`${linked}<dc:date>2026-02-20T19:05+01:00</dc:date>`)))).toEqual(expected);
  expect(dated(rss(item(`${linked}<pubDate>soon</pubDate><dc:date>2026-02-20T19:05+01:00</dc:date>`)))).toEqual(
    expected,
  );
  expect(dated(atom(`<entry><link href="${page}"/><updated>2026-02-20T19:05+01:00</updated></entry>`))).toEqual(
    expected,
  );
  expect(dated(rss(item(`${linked}<a10:updated>2026-02-20T19:05+01:00</a10:updated>`)))).toEqual(expected);
  expect(dated(rss(item(`${linked}<pubDate>Thu, 01 Jan 1970 00:00:00 +0000</pubDate>`)))).toEqual([null]);
});

test('keeps the newest of thousands of items listed oldest first', () => {
  const items = Array.from({ length: 3000 }, (_, n) =>
    item(`<link>/p${n}</link><pubDate>${new Date(Date.UTC(2020, 0, n)).toUTCString()}</pubDate>`),
  );
  const urls = entries(rss(items.join(''))).map(({ url }) => url);
  expect(urls).toHaveLength(500);
  expect(urls[0]).toBe('https://a.example/p2999');
});

test('a feed in JSON may give dates as numbers of seconds or milliseconds', () => {
  const items = [1771617941, 1771617941000, '2026-02-20T20:05:41,5Z'].map((date_published, id) => ({
    id,
    url: `https://a.example/${id}`,
    date_published,
  }));
  expect(
    entries(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'T', items })).map(
      ({ publishedAt }) => publishedAt,
    ),
  ).toEqual(['2026-02-20T20:05:41.000Z', '2026-02-20T20:05:41.000Z', '2026-02-20T20:05:41.500Z']);
});
