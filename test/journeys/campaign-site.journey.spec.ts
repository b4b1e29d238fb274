import { type Handler, paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type Product, startProduct } from '../support/product';
import { searchProviders } from '../support/research/search-providers';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/** Somebody begins a campaign with the candidate's website, which its trackers read in addition to the search. */

const page = (title: string, text: string): string =>
  `<html><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1><p>${text}</p></article></body></html>`;
const RALLY = 'Jane Doe will speak at a rally in Springfield on Saturday and announced two further events in Peoria.';
const UNION = 'The United Steelworkers endorsed Jane Doe for the Senate on Tuesday.';
const rally = page('Jane Doe announces events and speeches in Springfield', `${RALLY} Doors open at noon.`);
const union = page('Steelworkers endorse Jane Doe', `${UNION} The union has 40,000 members in the state.`);
const leads =
  (location: string): Handler =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

const site = {
  '/': says(
    '<html><body><h1>Jane Doe</h1><a href="/news/rally">Events</a> <a href="news/union">Endorsements</a> <a href="https://shop.other.example/">Shop</a> <a href="mailto:jane@janedoe.example">Write</a></body></html>',
  ),
  '/news/rally': says(rally),
  '/news/union': says(union),
};

let hosts: TestHosts;
let product: Product;

beforeAll(async () => {
  hosts = await startHosts({
    '127.0.0.1': searchProviders([], {}),
    'janedoe.example': paths(site),
    'elsewhere.example': paths({ '/': leads('https://janedoe.example/') }),
    'inward.example': paths({ '/': leads('http://10.0.0.1/') }),
    'app.example': paths({
      '/': says('<html><body><div id="root"></div><script src="/app.js"></script></body></html>'),
    }),
    'paper.example': paths({ '/': says('%PDF-1.4 nothing', 'application/pdf') }),
  });
  product = await startProduct(temporaryFolder(), {
    FETCH_TIMEOUT_MS: '2000',
    SEARCH_PROVIDERS: 'hacker-news',
    HACKER_NEWS_BASE_URL: hosts.origin,
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

const campaign = async (user: string, url: string): Promise<readonly string[]> => {
  const made = await product.as(user).post('/api/topics/create-campaign/', { name: 'Jane Doe', url });
  return made.body.tracker_uids;
};
const finished = async (user: string, id: string) => {
  const read = async () => (await product.as(user).get(`/api/topics/tracker/${id}/`)).body;
  await until('its run is over', async () => (await read()).last_run?.finished_at != null);
  return read();
};

test.each([
  ['ann', 'https://janedoe.example/join?from=mail'],
  ['bea', 'elsewhere.example'],
])('the pages that the front page links are read if there is no feed or sitemap: %s, %s', async (user, url) => {
  const trackers = await Promise.all((await campaign(user, url)).map((id) => finished(user, id)));
  const told = trackers.map(({ current_state }) => current_state ?? '').join('\n');
  expect(told).toContain('endorsed Jane Doe for the Senate');
  expect(told).toContain('will speak at a rally in Springfield');
  for (const { last_run, whitelisted_domains } of trackers) {
    expect(last_run.reason).not.toBe('NO_SOURCES');
    expect(last_run.asked[0]).toMatchObject({ kind: 'domain', answer: 'found', found: 2 });
    expect(whitelisted_domains).toEqual([]);
  }
});

test.each([
  ['cleo', 'app.example', 'nothing-to-read', /lists/],
  ['dora', 'paper.example', 'nothing-to-read', /./],
  ['eve', 'inward.example', 'unreachable', /non-public|redirects/],
  ['fay', 'gone.example', 'unreachable', /./],
])('a site that answers nothing is reported in the run and before: %s, %s', async (user, url, answer, reason) => {
  const [id = ''] = await campaign(user, url);
  const { last_run } = await finished(user, id);
  expect(last_run.asked.map(({ name }: { name: string }) => name)).toEqual([url, 'hacker-news']);
  expect(last_run.asked[0]).toMatchObject({ answer, reason: expect.stringMatching(reason) });
  const { body } = await product.as(user).post('/api/topics/discover-domain/', { domain: url, site: true });
  expect(body).toMatchObject({ status: answer.replaceAll('-', '_'), reason: last_run.asked[0].reason });
});

test('a site offers the pages that its front page links', async () => {
  const { body } = await product
    .as('gwen')
    .post('/api/topics/discover-domain/', { domain: 'janedoe.example', site: true });
  expect(body).toMatchObject({ status: 'found', feeds: [], sitemaps: [], pages: 2 });
});

test.each(['http://127.0.0.1/', 'http://10.0.0.1', 'http://localhost:8080', 'http://[::1]/'])(
  'an address that is no public name is refused by its field: %s',
  async (url) => {
    const { status, body } = await product.as('hal').post('/api/topics/create-campaign/', { name: 'Jane Doe', url });
    expect([status, body.errors]).toEqual([400, [{ path: 'url', message: 'Invalid domain format' }]]);
  },
);

test('an edit keeps the site', async () => {
  const [id = ''] = await campaign('ida', 'janedoe.example');
  const ida = product.as('ida');
  const edit = { tracker_id: id, tracker_description: 'Jane Doe: Debates', update_frequency: 'week' };
  expect((await ida.post('/api/topics/create-tracker/', edit)).status).toBe(200);
  expect((await ida.get(`/api/topics/tracker/${id}/`)).body.sites).toEqual(['janedoe.example']);
});
