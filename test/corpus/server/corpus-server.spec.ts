import { get, type IncomingHttpHeaders } from 'node:http';
import { corpusDocuments } from './corpus-documents';
import { startCorpusServer, type CorpusServer } from './corpus-server';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (server: CorpusServer, address: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    // On a connection of its own: a kept one may belong to the server of an earlier test, which had the same port.
    get(`${server.origin}${pathname}${search}`, { agent: false, headers: { host, ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    }).on('error', reject);
  });

const surcharge =
  'https://www.whitehouse.gov/presidential-actions/2026/02/imposing-a-temporary-import-surcharge-to-address-fundamental-international-payments-problems/';
const publishedAt = Date.parse('2026-02-20T19:40:07-05:00');

describe('the corpus server', () => {
  let now = new Date(publishedAt);
  let server: CorpusServer;
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00Z');
    server = await startCorpusServer({ now: () => now });
  });
  afterEach(() => server.close());

  test('a document exists from the moment it was published', async () => {
    now = new Date(publishedAt - 1000);
    expect((await ask(server, surcharge)).status).toBe(404);
    expect((await ask(server, 'https://www.whitehouse.gov/feed/')).body).not.toContain(surcharge);
    now = new Date(publishedAt);
    expect((await ask(server, surcharge)).status).toBe(200);
    expect((await ask(server, 'https://www.whitehouse.gov/feed/')).body).toContain(surcharge);
    expect((await ask(server, 'https://www.whitehouse.gov/news-sitemap.xml')).body).toContain(surcharge);
  });

  test('all 75 documents are served, each listed in a sitemap of its host', async () => {
    const documents = corpusDocuments();
    expect(documents).toHaveLength(75);
    for (const document of documents) {
      expect((await ask(server, document.url)).status).toBe(200);
      const year = new Date(document.published).getUTCFullYear();
      expect((await ask(server, `https://${document.host}/sitemap-${year}.xml`)).body).toContain(document.url);
    }
  });

  test('responds 304 for an unchanged page, but not for an edited one', async () => {
    const first = await ask(server, surcharge);
    const validators = { 'if-none-match': first.headers.etag ?? '' };
    expect((await ask(server, surcharge, validators)).status).toBe(304);
    server.change(surcharge, { text: (text) => text.replaceAll('10 percent', '15 percent') });
    const second = await ask(server, surcharge, validators);
    expect(second.status).toBe(200);
    expect(second.body).toContain('15 percent');
  });

  test('the Federal Register’s search API finds by words and alternatives, newest first', async () => {
    const found = await ask(
      server,
      'https://www.federalregister.gov/api/v1/documents.json?conditions[term]=tariff+%7C+lunar+spectrum&order=newest&per_page=3&fields[]=title&fields[]=html_url',
    );
    const { count, results } = JSON.parse(found.body) as { count: number; results: { title: string }[] };
    expect(count).toBeGreaterThanOrEqual(4);
    expect(results).toHaveLength(3);
    expect(results[0]?.title).toContain('Switzerl');
  });

  test('PDF-only documents come as text, an unknown host is refused', async () => {
    const text = await ask(server, 'https://www.govinfo.gov/content/pkg/FR-2026-02-25/pdf/2026-03832.pdf');
    expect(text.headers['content-type']).toContain('text/plain');
    expect((await ask(server, 'https://elsewhere.example/')).status).toBe(421);
  });

  test('pages can be added, and a host can change its footer', async () => {
    server.addPage({
      url: 'https://news.example/a/',
      title: 'A page',
      published: '2026-01-01',
      text: 'Some **bold** text.',
    });
    server.changeFooter('news.example', 'A new footer.');
    const page = await ask(server, 'https://news.example/a/');
    expect(page.body).toContain('<strong>bold</strong>');
    expect(page.body).toContain('A new footer.');
    expect(server.connectTo()).toContain(`news.example=${server.origin}`);
  });
});

test('an illustrated press office shows pictures as the web does, each a JPEG at an address of its own', async () => {
  const server = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z'), isIllustrated: true });
  const crew =
    'https://blogs.nasa.gov/artemis/2023/09/20/artemis-ii-astronauts-successfully-conduct-launch-day-demonstration/';
  const { body } = await ask(server, crew);
  const [, path = '', alt] = /<img src="([^"]+)" alt="([^"]+)"/.exec(body) ?? [];
  expect(alt).toContain('astronauts');
  expect(body).toContain(`<meta property="og:image" content="https://blogs.nasa.gov${path}"`);
  const picture = await ask(server, `https://blogs.nasa.gov${path}`);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  await server.close();
});

test('a corpus server shows none unless it is asked to', async () => {
  const server = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  expect((await ask(server, surcharge)).body).not.toContain('<img');
  await server.close();
});
