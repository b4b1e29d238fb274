import type { Browser } from 'playwright-core';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { type CorpusServer, startCorpusServer } from '#test/corpus/server/corpus-server';
import { hostileTexts } from '#test/support/hostile/hostile-texts';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';
import { openPage, withBrowser } from '#test/ui/browser';

const folder = temporaryFolder();
let corpus: CorpusServer;
let product: Product;
let address: string;
let researched: string;
const trackers: string[] = [];

const GOODS = ['steel', 'coffee', 'lumber', 'semiconductors', 'bananas', 'wine', 'trucks', 'cotton', 'toys', 'copper'];

/** Joins the texts into as few values as the field's length permits. */
const joined = (limit: number): readonly string[] => {
  const parts: string[] = [];
  for (const text of hostileTexts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length < limit) parts[parts.length - 1] = `${last} ${text}`;
    else parts.push(text.slice(0, limit));
  }
  return parts;
};

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z'), documents: [] });
  GOODS.forEach((goods, index) => {
    const part = joined(60)[index * 4] ?? '';
    const line = part.replace(/\s+/g, ' ');
    const percent = 11 + index * 3;
    corpus.addPage({
      url: `https://www.whitehouse.gov/briefings/tariffs-on-${goods}`,
      title: `United States tariffs on ${goods} rise to ${percent}% ${line}`,
      published: `2026-${String(1 + (index % 10)).padStart(2, '0')}-${10 + index}T12:00:00Z`,
      text: [
        `The United States raised its tariffs on ${goods} to ${percent} percent, the Secretary of Commerce announced.`,
        `${part} The President signed Proclamation 1${index}07 on ${goods}, which raises the duty to ${percent} percent.`,
        `Importers of ${goods} have ${index + 20} days, as ${part} says.`,
      ].join('\n\n'),
    });
  });
  product = await startProduct(folder, {
    FETCH_CONNECT_TO: `${corpus.connectTo()},agency.example=http://127.0.0.1:9`,
    PLAN_FREE_TRACKERS: '100',
  });
  address = await product.app.getUrl();
  const ann = product.as('ann');
  const create = async (changes: object): Promise<string> => {
    const topic = { update_frequency: 'week', domains: ['agency.example'], ...changes };
    const { body } = await ann.post('/api/topics/create-tracker/', topic);
    await ann.post(`/api/topics/toggle-public/${body.tracker_id}/`, { public: true });
    return body.tracker_id;
  };
  for (const description of joined(1900)) trackers.push(await create({ tracker_description: description }));
  researched = await create({
    tracker_description: 'Track United States tariffs.',
    domains: ['www.whitehouse.gov'],
  });
  const tags = hostileTexts.map((text) => text.slice(0, 50)).slice(0, 20);
  await ann.post(`/api/topics/tracker/${researched}/update_tags/`, { tags });
  for (const name of hostileTexts.slice(0, 50)) {
    const set = { name: name.slice(0, 60), description: name, domains: ['a.example'] };
    await ann.post('/api/topics/create-update-domain-set/', set);
  }
  const runs = async () => (await ann.get(`/api/topics/tracker/${researched}/runs/`)).body;
  await until('the hostile pages are read', async () => (await runs())[0]?.state === 'published');
});
afterAll(async () => {
  await product.stop();
  await corpus.close();
});

/** Violations on a screen, with the browser's own protection disabled. */
const misdeeds = async (browser: Browser, path: string, signedIn: boolean): Promise<readonly unknown[]> => {
  const { page } = await openPage(browser, { baseURL: address, bypassCSP: true, width: 1024 });
  const found: unknown[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) found.push(`call ${request.url()}`);
  });
  if (signedIn) {
    const tokens = product.app.get(AccessTokens, { strict: false });
    const { token } = tokens.issue({ userId: 'ann', sessionId: 's', roles: [] });
    const accessReceivedAt = String(performance.timeOrigin + performance.now());
    const session = { access: token, refresh: 'none', accessReceivedAt };
    await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(session)})`);
  }
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction('document.querySelector("main")?.innerText.trim()');
  found.push(
    ...(await page.evaluate<string[]>(`[
      ...(window.hit === undefined ? [] : ['a script ran']),
      ...[...document.querySelectorAll('a[href]')].map((a) => a.protocol).filter((p) => !/^https?:$/.test(p)),
      ...[...document.querySelectorAll('img[src^="http"], iframe, object, embed, base, form[action], main script')]
        .filter((element) => !String(element.src ?? '').startsWith(location.origin))
        .map((element) => element.outerHTML.slice(0, 200)),
      ...(document.documentElement.scrollWidth > innerWidth ? ['it is wider than the window'] : []),
    ]`)),
  );
  await page.context().close();
  return found;
};

test('there are about 150 texts, and research publishes pages containing them', async () => {
  expect(hostileTexts.length).toBeGreaterThan(130);
  const { body } = await product.signedOut.get(`/api/topics/tracker/${researched}/`);
  expect(body.sources.length).toBeGreaterThan(1);
  expect(body.sources.some(({ title }: { title: string }) => /window\.hit|evil|[<[\u202e]/.test(title))).toBe(true);
});

test('a page with markers and prompt injections cites only its sources and sends no request', async () => {
  const { body } = await product.signedOut.get(`/api/topics/tracker/${researched}/`);
  const markers = [...String(body.current_state).matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  expect(markers.filter((n) => n < 1 || n > body.sources.length)).toEqual([]);
  expect(corpus.requests.filter(({ host }) => host !== 'www.whitehouse.gov')).toEqual([]);
});

test('no user input or page content runs scripts, sends requests or breaks a screen', async () => {
  await withBrowser(async (browser) => {
    const screens = [
      '/explore',
      '/sign-in',
      '/list-trackers',
      ...[researched, ...trackers].map((id) => `/tracker/${id}`),
    ];
    const found: Record<string, readonly unknown[]> = {};
    for (const screen of screens) {
      const misdone = await misdeeds(browser, screen, screen !== '/sign-in');
      if (misdone.length > 0) found[screen] = misdone;
    }
    expect(found).toEqual({});
  });
});
