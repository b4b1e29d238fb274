import { gzipSync } from 'node:zlib';
import { type Handler, says } from '../hosts';
import { repeats } from '../long';

const MB = 1024 * 1024;
/** Just below FETCH_MAX_BYTES. */
const LARGE = 4.9 * MB;
/** Markup that takes seconds to parse. */
const TANGLED = MB;
/** Pages that each keep a processor busy until the reader's time limit; a second one follows a reader that was ended. */
const NESTED_PAGES = repeats(5, 2);
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const FEED = 'application/rss+xml';

const sentence = (n: number): string =>
  `The ministry announced on Monday that the new tariff on product ${n} rises to ${n % 90} percent in March. `;

const textOf = (characters: number, from = 0): string => {
  let text = '';
  for (let n = from; text.length < characters; n++) text += n % 5 === 4 ? `${sentence(n)}\n\n` : sentence(n);
  return text.slice(0, characters);
};

const page = (body: string, title = 'New tariffs'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

const home = page('Home').replace('</head>', `<link rel="alternate" type="${FEED}" href="/feed"></head>`);

/** A host whose feed lists pages, which alone are served by the handler; other paths may have their own responses. */
const lists = (
  host: string,
  each: Handler,
  others: Readonly<Record<string, Handler>> = {},
  pages = 5,
): Record<string, Handler> => {
  const item = (n: number): string => `<item><title>New tariffs ${n}</title><link>https://${host}/${n}</link></item>`;
  const feed = `<rss version="2.0"><channel><title>${host}</title>${Array.from({ length: pages }, (_, n) => item(n)).join('')}</channel></rss>`;
  const answers: Readonly<Record<string, Handler>> = { '/': says(home), '/feed': says(feed, FEED), ...others };
  const missing: Handler = (_request, response) => void response.writeHead(404).end();
  return {
    [host]: (request, response) => {
      const path = request.url ?? '';
      const isListed = /^\/\d+$/.test(path) && Number(path.slice(1)) < pages;
      (answers[path] ?? (isListed ? each : missing))(request, response);
    },
  };
};

/** Endless, until the reader disconnects. */
const goesOn =
  (type: string, chunk: string, everyMs: number): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };

const redirects =
  (to: (path: string) => string): Handler =>
  (request, response) =>
    void response.writeHead(302, { location: Buffer.from(to(request.url ?? '')).toString('latin1') }).end();

const repeated = (start: string, piece: string, bytes: number): string =>
  page(`${start}${piece.repeat(Math.floor(bytes / piece.length))}`);

const unpacks = { 'content-encoding': 'gzip' };
const bomb = gzipSync(Buffer.alloc(200 * MB, 'a'));
const letters = Array.from({ length: 15_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');

const longText = says(textOf(LARGE), TEXT);

/** Reading these completely would need more memory than the product has. */
export const longHosts: Readonly<Record<string, Handler>> = {
  ...lists('long-a.example', longText, {}, 60),
  ...lists('long-b.example', longText, {}, 60),
  ...lists('long-c.example', longText, {}, 60),
};

/** Each wastes time or memory in its own way. */
export const tangledHosts: Readonly<Record<string, Handler>> = {
  ...lists('endless.example', goesOn(HTML, 'x'.repeat(100_000), 1)),
  ...lists('slow.example', goesOn(HTML, 'x', 50)),
  ...lists('nested.example', says(repeated('', '<div><p>a <b>b</b>', TANGLED)), {}, NESTED_PAGES),
  ...lists('repetitive.example', says(repeated('<article>', '<p>a</p>', TANGLED))),
  ...lists('words.example', says(repeated('<article><p>', 'e.g. U.S. No. 5 ', TANGLED))),
  ...lists('alike.example', (request, response) =>
    says(page(`<article><p>${textOf(190_000, Number((request.url ?? '').slice(1)))}</p></article>`))(request, response),
  ),
  ...lists('bomb.example', says(bomb, HTML, unpacks), {
    '/robots.txt': says(bomb, TEXT, unpacks),
    '/sitemap.xml': says(bomb, 'application/gzip'),
  }),
  ...lists(
    'round.example',
    redirects((path) => `${path}?again`),
    { '/feed': redirects(() => '/feed') },
  ),
  ...lists(
    'letters.example',
    redirects(() => `https://${letters}.example/`),
  ),
  ...lists('headers.example', says('x', HTML, { 'x-much': 'x'.repeat(200_000) })),
  ...lists(
    'cookies.example',
    (_request, response) =>
      void response
        .writeHead(302, {
          location: '/next',
          'set-cookie': Array.from({ length: 1000 }, (_, n) => `c${n}=${'x'.repeat(20)}`),
        })
        .end(),
  ),
  ...lists('rules.example', says(page(`<p>${textOf(500)}</p>`)), {
    '/robots.txt': says(`User-agent: *\n${`Disallow: /*${'a*'.repeat(950)}b\n`.repeat(250)}`, TEXT),
  }),
  ...lists('links.example', says(repeated('', '<a href="/feed.rss">news</a> ', TANGLED)), {
    '/': says(repeated('', '<link rel="alternate" type="application/rss+xml" href="/feed">', TANGLED)),
    '/robots.txt': says('Sitemap: /sitemap.xml\n'.repeat(20_000), TEXT),
    '/sitemap.xml': says(
      `<urlset>${Array.from({ length: 60_000 }, (_, n) => `<url><loc>https://links.example/${n}</loc></url>`).join('')}</urlset>`,
      'text/xml',
    ),
  }),
};

/** A typical host. */
export const ordinaryHost: Readonly<Record<string, Handler>> = lists('ordinary.example', (request, response) => {
  const n = Number((request.url ?? '').slice(1));
  says(
    page(
      `<article><h1>Tariff ${n}</h1><p>${sentence(n)}${sentence(n + 1000)}</p></article>`,
      `Tariff on product ${n} rises`,
    ),
  )(request, response);
});
