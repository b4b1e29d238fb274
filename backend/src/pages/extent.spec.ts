import { readDocument } from './read-document';

const sentence = 'The ministry raised the tariff on steel to 25 percent on Monday, as it had said in March. ';
const article = `<p>${sentence.repeat(2)}</p><p>${sentence.repeat(3)}</p>`;

const extentOf = (content: string, head = ''): string => {
  const reading = readDocument({
    url: 'https://news.example/a',
    foundAt: 'https://news.example/a',
    contentType: 'text/html',
    body: Buffer.from(`<!doctype html><html><head>${head}</head><body>${content}</body></html>`),
    listed: { title: 'Steel', publisher: '', author: '', publishedAt: null },
    now: new Date('2026-03-01T00:00:00Z'),
  });
  return reading.kind === 'read' ? reading.page.extent : reading.reason.kind;
};

const accessible = (free: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Steel', datePublished: '2026-02-01', isAccessibleForFree: free })}</script>`;

test.each([
  ['Subscribe to continue reading.'],
  ['Sign in or register for full access'],
  ['This article is available to subscribers only'],
  ['You have 80% left. The remaining 80% of this article is for members.'],
  ['Jetzt weiterlesen mit F+'],
  ['Cet article est réservé aux abonnés.'],
  ['Contenido exclusivo para suscriptores'],
])('a short article above %j is paywalled', (notice) =>
  expect(extentOf(`<article>${article}</article><div>${notice}</div>`)).toBe('paywalled'),
);

test.each([false, 'False', 'http://schema.org/False'])('structured data say that it is not free: %j', (free) =>
  expect(extentOf(`<article>${article}</article>`, accessible(free))).toBe('paywalled'),
);

test('structured data count more than a notice in the header', () =>
  expect(extentOf(`<div>Subscribe to continue reading</div><article>${article}</article>`, accessible(true))).toBe(
    'whole',
  ));

test.each([
  ['Subscribe to our newsletter to get the news.'],
  ['Sign in'],
  ['Members of the committee will continue the reading of the bill.'],
])('%j is no paywall', (notice) => expect(extentOf(`<article>${article}<p>${notice}</p></article>`)).toBe('whole'));

test('a long article is whole, whatever its page says besides', () =>
  expect(
    extentOf(`<article>${article.repeat(5)}</article><div>Subscribe to continue reading</div>`, accessible(false)),
  ).toBe('whole'));

test.each(['…', '...', '[…]', '… Read more', '[...] Continue reading'])(
  'a text that ends with %j is truncated',
  (end) =>
    expect(extentOf(`<article>${article}<p>The office said that the next step ${end}</p></article>`)).toBe('truncated'),
);

test('an article whose rest is hidden is collapsed, unlike one beside a hidden note', () => {
  const rest = (text: string): string => `<article>${article}<div style="display:none">${text}</div></article>`;
  expect(extentOf(rest(article.repeat(2)))).toBe('collapsed');
  expect(extentOf(rest('<p>Copied to the clipboard.</p>'))).toBe('whole');
});
