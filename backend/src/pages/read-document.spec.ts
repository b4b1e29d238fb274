import { gzipSync } from 'node:zlib';
import { readDocument } from './read-document';
import type { GatheredPage, PageToRead } from './read-page';

const now = new Date('2026-03-01T00:00:00Z');
const given = (body: string | Uint8Array, more: Partial<PageToRead> = {}): PageToRead => ({
  url: 'https://www.news.example/2026/a',
  foundAt: 'https://www.news.example/2026/a?utm_source=feed',
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(body as string),
  listed: { title: 'Title of the feed', publisher: 'Feed name', author: '', publishedAt: '2026-02-01T08:00:00Z' },
  now,
  ...more,
});
const text =
  'The agency said on Monday that it will end the programme, which began in 2019 and cost four million dollars. ';
const body = `<article><p>${text.repeat(3)}</p><p>Second paragraph of the same article, long enough to be one of its own, with a comma.</p></article>`;
const html = (head: string, content = body): string =>
  `<!doctype html><html><head>${head}</head><body>${content}</body></html>`;
const pageOf = (page: PageToRead): GatheredPage => {
  const reading = readDocument(page);
  if (reading.kind === 'unreadable') throw new Error(reading.reason.kind);
  return reading.page;
};

describe('the papers of a page', () => {
  const works = (head: string, more: string) => pageOf(given(html(head, `${body}${more}`))).works;
  const doi = 'https://doi.org/10.1038/s41586-026-00001-1';
  const meta = '<meta name="citation_doi" content="10.1126/science.abc1234">';

  test('all linked papers are listed, wherever the link is, each once', () =>
    expect(
      works(
        '',
        `<div class="details"><h4>DOI</h4><a href="${doi}">DOI</a></div><footer><a href="${doi}">Originalpublikation</a></footer>`,
      ),
    ).toEqual([doi]));

  test('a page that names its own paper lists only that', () =>
    expect(works(meta, `<ol><li><a href="${doi}">A reference</a></li></ol>`)).toEqual(['10.1126/science.abc1234']));

  test('other links to doi.org are no papers', () =>
    expect(works('', '<a href="https://www.doi.org/the-foundation">DOI</a>')).toBeUndefined());
});

describe('the date of a page', () => {
  const dated = (head: string, content?: string): string | null => pageOf(given(html(head, content))).publishedAt;
  test('comes from JSON-LD before meta, meta before time, time before the feed', () => {
    const ld =
      '<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","datePublished":"2026-01-05T10:00:00+02:00"}]}</script>';
    const meta = '<meta property="article:published_time" content="2026-01-06">';
    const time = `<time datetime="2026-01-07T00:00:00Z">7 January</time>${body}`;
    expect(dated(ld + meta, time)).toBe('2026-01-05T10:00:00.000+02:00');
    expect(dated(meta, time)).toBe('2026-01-06');
    expect(dated('', time)).toBe('2026-01-07T00:00:00.000Z');
    expect(dated('')).toBe('2026-02-01T08:00:00.000Z');
  });
  test('the date is never in the future', () => {
    expect(dated('<meta property="article:published_time" content="2026-03-02">')).toBe('2026-02-01T08:00:00.000Z');
    expect(
      pageOf(given(html(''), { listed: { title: '', publisher: '', author: '', publishedAt: '2027-01-01' } }))
        .publishedAt,
    ).toBeNull();
  });
  test('comes from the URL as a last resort', () => {
    const unlisted = { title: '', publisher: '', author: '', publishedAt: null };
    const url = 'https://www.news.example/2026/02/20/rule-ends';
    expect(pageOf(given(html(''), { url, listed: unlisted })).publishedAt).toBe('2026-02-20');
  });
  const ld = (json: unknown): string =>
    `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;
  const article = { '@type': 'NewsArticle', datePublished: '2026-01-05' };
  test.each([
    ['of several types', ld({ ...article, '@type': ['Thing', 'NewsArticle', 'Place'] })],
    ['in a list', ld([{ '@type': 'Organization' }, article])],
    ['of what the page is about', ld({ '@type': 'WebPage', datePublished: '2026-01-01', mainEntity: article })],
    [
      'of this page among several',
      ld([
        { ...article, url: '/other', datePublished: '2026-01-02' },
        { ...article, url: '/2026/a' },
      ]),
    ],
    [
      'with line breaks inside strings',
      ld('{"@type":"NewsArticle","headline":"One\ntwo","datePublished":"2026-01-05"}'),
    ],
    ['wrapped as data', ld(`//<![CDATA[\n${JSON.stringify(article)}\n//]]>`)],
    ['of the United Kingdom and the European Union', '<meta name="DCTERMS.issued" content="2026-01-05">'],
    ['in capitals', '<META NAME="Date" CONTENT="2026-01-05">'],
  ])('the date is found %s', (_, head) => expect(dated(head)).toBe('2026-01-05'));
  test.each([
    ['a later change', '<time class="updated" datetime="2026-02-20"></time>'],
    ['a later change, in schema.org', '<time itemprop="dateModified" datetime="2026-02-20"></time>'],
    ['a teaser', '<aside><time datetime="2026-02-20"></time></aside>'],
  ])('the date of %s is passed over', (_, other) =>
    expect(dated('', `${other}<time datetime="2026-01-07"></time>${body}`)).toBe('2026-01-07'),
  );
  test('the visible date counts if there is no other and few candidates', () => {
    const listed = { title: '', publisher: '', author: '', publishedAt: null };
    const seen = (content: string): string | null => pageOf(given(html('', content), { listed })).publishedAt;
    expect(seen(`<div class="meta date">Posted on January 7th, 2026</div>${body}`)).toBe('2026-01-07');
    expect(seen(`<time>7. Januar 2026</time>${body}`)).toBe('2026-01-07');
    expect(seen(`<p class="date">02/03/2026</p>${body}`)).toBeNull();
    const teasers = [1, 2, 3].map((day) => `<p class="date">${day} January 2026</p>`).join('');
    expect(seen(teasers + body)).toBeNull();
  });
  test('ignores broken structured data', () => {
    expect(
      dated('<script type="application/ld+json">{"datePublished": </script><meta name="date" content="2026-01-06">'),
    ).toBe('2026-01-06');
  });
});

describe('a home page that is sent in place of an article', () => {
  const readAs = (head: string, more: Partial<PageToRead> = {}) => {
    const reading = readDocument(given(html(`<title>Welcome to the news desk</title>${head}`), more));
    return reading.kind === 'unreadable' ? reading.reason : reading.kind;
  };
  const inNorwegian = 'https://www.news.example/norsk/';
  const translated = `<link rel="alternate" hreflang="no" href="${inNorwegian}"><link rel="alternate" hreflang="en" href="/en/">`;

  test.each<[string, string, Partial<PageToRead>, object | string]>([
    ['by a redirect to that of a language', '', { url: 'https://www.news.example/en/' }, { kind: 'redirects_home' }],
    ['by a redirect to one of another name', translated, { url: inNorwegian }, { kind: 'redirects_home' }],
    ['at the address of the article', '<link rel="canonical" href="/">', {}, { kind: 'shows_home' }],
    ['but not an article that names itself', '<link rel="canonical" href="/2026/a">', {}, 'read'],
  ])('the page is not read: %s', (_how, head, more, outcome) => expect(readAs(head, more)).toEqual(outcome));
});

describe('the title of a page', () => {
  const titled = (head: string, content?: string): string => pageOf(given(html(head, content))).title;
  const site = '<meta property="og:site_name" content="The Daily Example">';
  test.each([
    [`${site}<title>Rule ends – The Daily Example</title>`, 'Title of the feed'],
    [`${site}<meta property="og:title" content="Rule ends | The Daily Example">`, 'Rule ends'],
    [`${site}<meta property="og:title" content="The Daily Example :: Rule ends">`, 'Rule ends'],
    [`${site}<meta property="og:title" content="Rule – an end – The Daily Example">`, 'Rule – an end'],
    ['<meta property="og:title" content="Rule ends - Part two">', 'Rule ends - Part two'],
  ])('%s gives %s', (head, title) => expect(titled(head)).toBe(title));
  test.each([
    ['The official site of Norland', 'The port opens a second pier', 'The port opens a second pier'],
    ['Willkommen bei der Hafenstadt', 'Zweiter Pier öffnet im Mai', 'Zweiter Pier öffnet im Mai'],
    ['ノーランド市公式サイト', '港に第二の桟橋が完成した', '港に第二の桟橋が完成した'],
    ['A second pier for the port', 'The port opens a second pier', 'A second pier for the port'],
  ])('“%s” for sharing and “%s” in its heading and listing gives %s', (shared, heading, title) => {
    const head = `<title>${heading} | ${shared}</title><meta property="og:title" content="${shared}">`;
    const listed = { title: heading, publisher: '', author: '', publishedAt: null };
    for (const each of [listed, { ...listed, title: '' }])
      expect(pageOf(given(html(head, `<h1>${heading}</h1>${body}`), { listed: each })).title).toBe(title);
  });
  test.each([
    '<meta property="og:title" content="\u202eRule\u061c ends&#x200f;">',
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Rule\\u202e ends"}</script>',
  ])('%j is read without what is not seen', (head) => expect(titled(head)).toBe('Rule ends'));
  test('the name of the site alone is no title', () =>
    expect(titled(`${site}<meta property="og:title" content="The Daily Example"><title>Rule ends</title>`)).toBe(
      'Title of the feed',
    ));
  test('the title may be about markup', () => {
    const listed = { title: '', publisher: '', author: '', publishedAt: null };
    const head = '<title>The &lt;dialog&gt; element; Q&amp;A; with its authors</title>';
    expect(pageOf(given(html(head), { listed })).title).toBe('The <dialog> element; Q&A; with its authors');
  });
  test('keeps words of a two-line heading apart', () => {
    const listed = { title: '', publisher: '', author: '', publishedAt: null };
    expect(pageOf(given(html('', `<h1>The rule<br>ends</h1>${body}`), { listed })).title).toBe('The rule ends');
  });
  test('finds an unknown site name by the heading', () =>
    expect(
      titled(
        '<meta property="og:title" content="The rule has an end at last | Newsroom">',
        `<h1>The rule has an end at last</h1>${body}`,
      ),
    ).toBe('The rule has an end at last'));
});

describe('the site of a page', () => {
  const ld = (json: unknown): string => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  const unlisted = { title: '', publisher: '', author: '', publishedAt: null };
  const read = (head: string, content = body) => pageOf(given(html(head, content), { listed: unlisted }));
  const browser = '<title>New Zealand – Encyclopedia</title>';

  test('a headline in structured data is the title if the page says the same', () => {
    expect(read(browser + ld({ '@type': 'Article', headline: 'country in Oceania' })).title).toBe(
      'New Zealand – Encyclopedia',
    );
    expect(read(browser + ld({ '@type': 'Article', headline: 'New Zealand in Oceania' })).title).toBe(
      'New Zealand in Oceania',
    );
  });

  test('the heading that equals the title without the site’s name wins over others', () =>
    expect(
      read(
        '<title>The rule has an end at last | Newsroom</title>',
        `<h1>Newsroom</h1><h1>The rule has an end at last</h1>${body}`,
      ).title,
    ).toBe('The rule has an end at last'));

  test('a publisher’s name has no slogan after it', () => {
    const site = '<meta property="og:site_name" content="The Daily – All the news">';
    expect(read(site + ld({ '@type': 'Article', publisher: { name: 'The Daily' } })).publisher).toBe('The Daily');
    expect(read(site + ld({ '@type': 'Article', publisher: { name: 'The' } })).publisher).toBe(
      'The Daily – All the news',
    );
  });

  test('a domain of other letters is the publisher’s name as people write it', () => {
    const url = 'https://www.xn--kln-hafen-07a.example/2026/a';
    const page = (publisher: string) => pageOf(given(html(''), { url, listed: { ...unlisted, publisher } }));
    expect(page('').publisher).toBe('www.köln-hafen.example');
    expect(page('xn--kln-hafen-07a.example').publisher).toBe('köln-hafen.example');
    expect(page('')).toMatchObject({ host: 'www.xn--kln-hafen-07a.example', title: 'www.köln-hafen.example' });
  });

  test.each([
    ['a meta element', '<meta name="byl" content="By Jane Doe">', body],
    ['a link to the author', '', `<a rel="author" href="/jane">Jane Doe</a>${body}`],
    ['a byline with a date', '', `<div class="pb-byline">By Jane Doe | 3 May 2026</div>${body}`],
    ['a person in structured markup', '', `<p itemprop="author"><b itemprop="name">Jane Doe</b>, Reporter</p>${body}`],
  ])('the author comes from %s', (_, head, content) => expect(read(head, content).author).toBe('Jane Doe'));

  test('the author of a comment or an address is not the page’s', () =>
    expect(
      read(
        '<meta name="author" content="https://a.example/jane">',
        `${body}<div class="comments"><i class="byline">Jim</i></div>`,
      ).author,
    ).toBe(''));
});

test('unescapes titles and names', () =>
  expect(
    pageOf(
      given(
        html(
          '<meta property="og:title" content="A &amp;amp; B&amp;#8217;s H<sub>2</sub>O"><meta property="og:site_name" content="The &amp;amp; Co">',
        ),
      ),
    ),
  ).toMatchObject({ title: 'A & B’s H2O', publisher: 'The & Co' }));

test('resolves references to persons; a URL is not a name', () => {
  const graph = [
    { '@type': 'Article', author: { '@id': '#jane' }, publisher: { '@id': '#us' }, datePublished: '2026-01-05' },
    { '@type': 'Person', '@id': '#jane', name: 'Jane O&#8217;Neil' },
    { '@type': 'Organization', '@id': '#us', name: 'The Daily' },
  ];
  const head = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
  expect(pageOf(given(html(head)))).toMatchObject({ author: 'Jane O’Neil', publisher: 'The Daily' });
  const listed = { title: '', publisher: '', author: 'Jim', publishedAt: null };
  expect(
    pageOf(given(html('<meta property="article:author" content="https://social.example/jim">'), { listed })).author,
  ).toBe('Jim');
});

describe('the address of a page', () => {
  const addressed = (href: string): string =>
    pageOf(given(html(`<title>Title of the feed</title><link rel="canonical" href="${href}">`))).url;
  test.each([
    ['https://www.news.example/2026/a-rule', 'https://www.news.example/2026/a-rule'],
    ['/2026/a-rule#top', 'https://www.news.example/2026/a-rule'],
    ['https://elsewhere.example/a', 'https://www.news.example/2026/a'],
    ['https://www.news.example/', 'https://www.news.example/2026/a'],
    ['javascript:alert(1)', 'https://www.news.example/2026/a'],
    ['https://news.example/2026/a-rule', 'https://news.example/2026/a-rule'],
    ['http://www.news.example/2026/a-rule?utm_source=x', 'https://www.news.example/2026/a-rule'],
  ])('canonical %s gives %s', (href, url) => expect(addressed(href)).toBe(url));
  test('a mobile page has the address of the page itself', () =>
    expect(
      pageOf(
        given(html('<link rel="canonical" href="https://www.news.example/2026/a">'), {
          url: 'https://amp.news.example/2026/a',
        }),
      ),
    ).toMatchObject({ url: 'https://www.news.example/2026/a', host: 'www.news.example' }));
  test('keeps where it was found', () =>
    expect(pageOf(given(html(''))).foundAt).toBe('https://www.news.example/2026/a?utm_source=feed'));
});

describe('the text of a page', () => {
  test('excludes scripts, styles, hidden parts and menus', () => {
    const noise =
      '<script>var secret = 1</script><style>p{}</style><p hidden>hidden text</p><p style="display:none">also hidden</p><nav><p>Menu entry</p></nav><div class="cookie-notice"><p>Cookies here</p></div>';
    const { blocks } = pageOf(given(html('', noise + body)));
    expect(blocks).toEqual([
      text.repeat(3).trim(),
      'Second paragraph of the same article, long enough to be one of its own, with a comma.',
    ]);
  });
  test('nested list items are separate blocks, line breaks are spaces', () => {
    const list = `<article><p>${text.repeat(3)}</p><ul><li>First item<ul><li>Inner item</li></ul></li><li>Second<br>item</li></ul></article>`;
    expect(pageOf(given(html('', list))).blocks.slice(1)).toEqual(['First item', 'Inner item', 'Second item']);
  });
  test('the same text has the same fingerprint in any order and with any boilerplate', () => {
    const one = pageOf(
      given(html('<meta name="date" content="2026-01-06">', `${body}<footer><p>Footer one</p></footer>`)),
    );
    const two = pageOf(
      given(html('<meta name="date" content="2026-01-09">', `${body}<footer><p>Footer two</p></footer>`)),
    );
    const other = pageOf(given(html('', body.replace('four million', 'five million'))));
    expect(two.fingerprint).toBe(one.fingerprint);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });
});

describe('not a page', () => {
  test.each([
    ['a PDF declared as HTML', '%PDF-1.7 ...', 'text/html', 'pdf'],
    ['an image declared as HTML', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'text/html', 'not_text'],
    ['a zipped body', gzipSync('x'.repeat(5000)), 'text/plain', 'not_text'],
    ['data', '{"a": 1}', 'application/json', 'data'],
    [
      'a feed',
      '<?xml version="1.0"?><rss version="2.0"><channel><title>a</title></channel></rss>',
      'text/html',
      'feed',
    ],
    ['nothing', '', 'text/html', 'empty'],
    [
      'a soft 404',
      '<title>Page not found | News</title><h1>Sorry!</h1><p>The page you want has moved, or never was.</p>',
      'text/html',
      'says_not_found',
    ],
    [
      'an application shell',
      '<html><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>',
      'text/html',
      'no_readable_text',
    ],
    [
      'a loading application shell',
      '<html><body><div id="root">Loading…</div></body></html>',
      'text/html',
      'requires_javascript',
    ],
    [
      'a bot check',
      '<title>Just a moment...</title><p>Verifying you are human. This may take a few seconds.</p>',
      'text/html',
      'requires_javascript',
    ],
    [
      'a consent wall',
      '<h1>We value your privacy</h1><p>We and our partners store information on a device, such as cookies.</p>',
      'text/html',
      'requires_consent',
    ],
    [
      'a frameset',
      '<html><frameset><frame src="a.html"><frame src="b.html"></frameset></html>',
      'text/html',
      'no_readable_text',
    ],
    ['a page of pictures', '<html><body><img src="a.png"></body></html>', 'text/html', 'no_readable_text'],
  ])('%s', (_, bytes, contentType, kind) => {
    const reading = readDocument(given(bytes, { contentType }));
    expect(reading.kind === 'unreadable' && reading.reason).toMatchObject({ kind });
  });

  test('reads articles about missing pages, consent or scripts', () => {
    for (const title of ['Page not found: how 404 became a joke', 'We value your privacy, says the agency'])
      expect(readDocument(given(html(`<title>${title}</title>`, body.repeat(8)))).kind).toBe('read');
    expect(readDocument(given(html('', `${body}<p>The rule requires JavaScript to be off.</p>`.repeat(2)))).kind).toBe(
      'read',
    );
  });

  test('returns the target of a meta refresh; reads a page that refreshes itself', () => {
    const refreshed = (content: string) =>
      readDocument(given(html(`<meta http-equiv="Refresh" content="${content}">`)));
    expect(refreshed("0; URL='/2026/b'")).toMatchObject({ leadsTo: 'https://www.news.example/2026/b' });
    for (const content of ['300', '0;url=https://www.news.example/2026/a', '900; url=/2026/b', '0;url=javascript:a()'])
      expect(refreshed(content).kind).toBe('read');
  });

  test('detects HTML declared as text and text declared as HTML', () => {
    expect(pageOf(given(html(''), { contentType: 'text/plain' })).blocks[0]).toBe(text.repeat(3).trim());
    expect(pageOf(given('Just a line.\n\nAnother one.', { contentType: 'text/html' })).blocks).toEqual([
      'Just a line.',
      'Another one.',
    ]);
  });
});
