import type { Handler } from '../hosts';

/** A page that every provider finds. */
export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  /** ISO 8601 UTC, without a fraction. */
  readonly publishedAt: string;
}

const json = { 'content-type': 'application/json' };
const hostOf = (url: string): string => new URL(url).hostname;

/** `20260220T190541Z` */
const stamp = (time: string): string => time.replace(/[-:]/g, '');

const gdelt = (pages: readonly IndexedPage[]): string =>
  JSON.stringify({
    articles: pages.map(({ url, title, publishedAt }) => ({
      url,
      url_mobile: '',
      title: title.replace(/([,.:])/g, ' $1'),
      seendate: stamp(publishedAt),
      socialimage: '',
      domain: hostOf(url),
      language: 'English',
      sourcecountry: 'United States',
    })),
  });

const hackerNews = (pages: readonly IndexedPage[]): string =>
  JSON.stringify({
    hits: [
      ...pages.map(({ url, title, publishedAt }, index) => ({
        _highlightResult: { title: { matchLevel: 'full', matchedWords: [], value: title } },
        _tags: ['story', 'author_someone', `story_${index}`],
        author: 'someone',
        children: [],
        created_at: publishedAt,
        created_at_i: Date.parse(publishedAt) / 1000,
        num_comments: 3,
        objectID: String(index),
        points: 7,
        story_id: index,
        title,
        updated_at: publishedAt,
        url,
      })),
      { author: 'asker', created_at: '2026-02-01T00:00:00Z', objectID: '99', title: 'Ask HN: what next?', points: 1 },
    ],
    hitsPerPage: 50,
    nbHits: pages.length + 1,
    nbPages: 1,
    page: 0,
    query: '',
  });

const arxiv = (pages: readonly IndexedPage[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <link href="http://arxiv.org/api/query?search_query%3Dall%3Asteel" rel="self" type="application/atom+xml"/>
  <title type="html">ArXiv Query: search_query=all:steel&amp;id_list=&amp;start=0&amp;max_results=50</title>
  <id>http://arxiv.org/api/cHxbiOdZaP56ODnBPIenZhzg5f8</id>
  <opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${pages.length}</opensearch:totalResults>
  ${pages
    .map(
      ({ title, publishedAt }, index) => `<entry>
    <id>http://arxiv.org/abs/2602.0000${index}v2</id>
    <updated>${publishedAt}</updated>
    <published>${publishedAt}</published>
    <title>${title.replace(' ', '\n  ')}</title>
    <summary>  We study it.
</summary>
    <author><name>Ada Example</name></author>
    <author><name>Bo Example</name></author>
    <arxiv:comment xmlns:arxiv="http://arxiv.org/schemas/atom">12 pages</arxiv:comment>
    <link href="http://arxiv.org/abs/2602.0000${index}v2" rel="alternate" type="text/html"/>
    <link title="pdf" href="http://arxiv.org/pdf/2602.0000${index}v2" rel="related" type="application/pdf"/>
    <category term="cs.CY" scheme="http://arxiv.org/schemas/atom"/>
  </entry>`,
    )
    .join('\n')}
</feed>`;

const searxng = (pages: readonly IndexedPage[]): string =>
  JSON.stringify({
    query: '',
    number_of_results: 0,
    results: pages.map(({ url, title, publishedAt }) => ({
      url,
      title,
      content: 'A few words of it …',
      publishedDate: publishedAt.slice(0, 19),
      thumbnail: null,
      engine: 'bing news',
      template: 'default.html',
      parsed_url: ['https', hostOf(url), new URL(url).pathname, '', '', ''],
      engines: ['bing news'],
      positions: [1],
      score: 1,
      category: 'news',
    })),
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [['google news', 'CAPTCHA']],
  });

const googleNews = (pages: readonly IndexedPage[]): string =>
  `<rss version="2.0"><channel><title>Google News</title>${pages
    .map(
      ({ url, title, publishedAt }) =>
        `<item><title>${title} - ${hostOf(url)}</title><link>${url}</link><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><source url="https://${hostOf(url)}">${hostOf(url)}</source></item>`,
    )
    .join('')}</channel></rss>`;

const federalRegister = (pages: readonly IndexedPage[]): string =>
  JSON.stringify({
    count: pages.length,
    results: pages.map(({ url, title, publishedAt }) => ({
      title,
      html_url: url,
      publication_date: publishedAt.slice(0, 10),
      agencies: [{ raw_name: 'COMMERCE', name: 'Commerce Department' }],
    })),
  });

const answers: Readonly<Record<string, (pages: readonly IndexedPage[]) => string>> = {
  '/rss/search': googleNews,
  '/api/v2/doc/doc': gdelt,
  '/api/v1/documents.json': federalRegister,
  '/api/v1/search_by_date': hackerNews,
  '/api/query': arxiv,
  '/search': searxng,
};

/** All search providers at one address, each answering in its own shape with the pages; other answers by path. */
export const searchProviders =
  (pages: readonly IndexedPage[], others: Readonly<Record<string, Handler>> = {}): Handler =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://search.example');
    const other = others[pathname];
    if (other !== undefined) return other(request, response);
    const answer = answers[pathname];
    if (answer === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, pathname === '/api/query' ? { 'content-type': 'application/atom+xml' } : json)
        .end(answer(pages));
  };
