import type { GatheredPage } from '#pages/read-page';
import { fingerprintOf } from '#pages/text-page';
import type { Handler } from '#test/support/hosts';
import { seeded } from '#test/support/seeded';

export const HOST = 'www.whitehouse.gov';
const PRODUCTS =
  'copper steel timber sugar coffee cotton wheat aluminum glass rubber zinc nickel paper leather cement'.split(' ');
const COUNTRIES =
  'Canada Mexico Brazil India Japan Vietnam Norway Turkey Egypt Chile Kenya Peru Ghana Spain Nepal'.split(' ');
const OFFICES = ['Commerce Department', 'Trade Representative', 'Customs Service', 'Treasury Department'];
const VERBS = ['raised', 'lowered', 'suspended', 'extended', 'announced'];
const WORDS = (
  'agency report market season storage harbor price quality review office public notice week shipment contract village ' +
  'history bridge school record winter growth lesson journey station garden factory engine supply answer measure'
).split(' ');
/** About as long as the corpus's pages, which have 700 words in 12 paragraphs. */
const PARAGRAPHS = 12;
const SENTENCES = 4;

const textsOf = (n: number, onTopic: boolean): { readonly title: string; readonly blocks: readonly string[] } => {
  const next = seeded(n);
  const one = (of: readonly string[]): string => of[next(of.length)] ?? '';
  const product = one(PRODUCTS);
  const country = one(COUNTRIES);
  const news = onTopic
    ? `After a ${one(WORDS)} of its ${one(WORDS)} and ${one(WORDS)}, the ${one(OFFICES)} ${one(VERBS)} the tariff on ` +
      `${product} from ${country} for each ${one(WORDS)} to ${next(90) + 1}.${next(10)} percent under order ${n}.`
    : `The museum of ${country} shows ${next(900) + 10} pictures of its ${one(WORDS)} in room ${n}.`;
  const sentence = (): string =>
    `The ${one(WORDS)} of the ${one(WORDS)} needs a ${one(WORDS)} and a ${one(WORDS)} before ${next(1000)} others.`;
  const paragraphs = Array.from({ length: PARAGRAPHS - 1 }, () =>
    Array.from({ length: SENTENCES }, sentence).join(' '),
  );
  return {
    title: onTopic ? `Tariff on ${product} from ${country}: order ${n}` : `Pictures of ${country}, room ${n}`,
    blocks: [news, ...paragraphs],
  };
};

/** A page whose first paragraph is about a tariff, or about something else. Deterministic by number. */
export const newsPage = (n: number, publishedAt: Date, onTopic: boolean): GatheredPage => {
  const url = `https://${HOST}/news/${n}`;
  const { title, blocks } = textsOf(n, onTopic);
  return {
    url,
    foundAt: url,
    title,
    host: HOST,
    publisher: 'The White House',
    author: '',
    publishedAt: publishedAt.toISOString().slice(0, 10),
    blocks,
    fingerprint: fingerprintOf(blocks),
    extent: 'whole',
  };
};

/** Around the article, so that a page has 9 kB like those of the corpus. */
const MENU = `<ul>${WORDS.map((word) => `<li><a href="/${word}/" class="menu-item">All about ${word}</a></li>`).join('\n')}</ul>`;

const asHtml = ({ title, blocks, publishedAt }: GatheredPage): string =>
  `<html lang="en"><head><title>${title}</title><meta property="article:published_time" content="${publishedAt}"></head>
   <body><nav>${MENU}</nav><article><h1>${title}</h1>${blocks.map((block) => `<p>${block}</p>`).join('\n')}</article>
   <footer>${MENU}</footer></body></html>`;

/** A host whose feed lists these pages. */
export const newsHost =
  (pages: () => readonly GatheredPage[]): Handler =>
  (request, response) => {
    const { url = '' } = request;
    const page = pages().find((each) => new URL(each.url).pathname === url);
    if (page !== undefined) response.setHeader('content-type', 'text/html').end(asHtml(page));
    else if (url === '/feed/') {
      const items = pages().map(
        (each) =>
          `<item><title>${each.title}</title><link>${each.url}</link><pubDate>${each.publishedAt}</pubDate></item>`,
      );
      response.end(`<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`);
    } else response.writeHead(url === '/' ? 200 : 404).end('<html></html>');
  };
