import request from 'supertest';
import { type TestHosts, startHosts } from '../support/hosts';
import { type Product, type Visitor, startProduct } from '../support/product';
import { illustratedPress } from '../support/research/illustrated-press';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

interface FoundImage {
  readonly name: string;
  readonly url: string;
  readonly presigned_url: string;
  readonly shows: 'picture' | 'page';
  readonly document: { readonly title: string; readonly page: number } | null;
  readonly instead: readonly { readonly asked: string; readonly said: string | null }[];
  readonly why: {
    readonly of: string;
    readonly text: string;
    readonly marks: readonly { readonly from: number; readonly to: number }[];
  };
}
interface Row {
  readonly id: string;
  readonly state: string;
  readonly address: string | null;
  readonly again_at: string | null;
  readonly fault: { readonly kind: string; readonly fault?: { readonly kind: string } } | null;
}

const PRESS = 'press.example';
let hosts: TestHosts;
let product: Product;
let trackerId: string;

const ann = () => product.as('ann');
const bob = () => product.as('bob');
const staff = () => product.as('adam', 'staff');
const search = async (by: Visitor, q: string, k?: number): Promise<readonly FoundImage[]> =>
  (await by.get(`/api/images/search/?${new URLSearchParams({ q, ...(k === undefined ? {} : { k: String(k) }) })}`)).body
    .results;
const namesFor = async (by: Visitor, q: string) => (await search(by, q)).map(({ name }) => name);
const first = ([found]: readonly FoundImage[]): FoundImage => {
  if (found === undefined) throw new Error('Nothing was found.');
  return found;
};
const rows = async (): Promise<readonly Row[]> =>
  (await staff().get(`/api/admin/images?filter=${encodeURIComponent(JSON.stringify({ carrier_id: trackerId }))}`)).body;

beforeAll(async () => {
  hosts = await startHosts({ [PRESS]: await illustratedPress(PRESS) });
  product = await startProduct(temporaryFolder(), {
    STARTER_CONTENT: 'on',
    SCHEDULER_TICK_MS: '100',
    FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}`,
    FETCH_MAX_BYTES: '1000000',
  });
  const topic = { tracker_description: 'Track steel tariffs', update_frequency: 'week', domains: [PRESS] };
  trackerId = (await ann().post('/api/topics/create-tracker/', topic)).body.tracker_id;
  await until('what became of each image is known', async () => {
    const found = await rows();
    return found.length > 0 && found.every(({ state }) => state !== 'found');
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

test('each image has a named outcome', async () => {
  const outcomes = Object.fromEntries(
    (await rows()).map(({ address, state, fault }) => [
      new URL(address ?? '').pathname,
      fault === null ? state : (fault.fault?.kind ?? fault.kind),
    ]),
  );
  expect(outcomes).toEqual({
    '/mill.jpg': 'kept',
    '/combine.jpg': 'kept',
    '/with-zip.jpg': 'kept',
    '/called-text.jpg': 'kept',
    '/huge.png': 'too_many_pixels',
    '/drawing.svg': 'drawing',
    '/closed/mill.jpg': 'robots',
    '/script.gif': 'damaged',
    '/truncated.jpg': 'damaged',
    '/animation.gif': 'blank',
    '/page.jpg': 'not_an_image',
    '/private.jpg': 'private_address',
    '/endless.jpg': 'too_large',
    '/gone.jpg': 'status',
    '/busy.jpg': 'status',
  });
});

test('an image that its host does not send today is fetched again another day', async () => {
  const waiting = (await rows()).filter(({ again_at: at }) => at !== null);
  expect(waiting.map(({ address }) => new URL(address ?? '').pathname)).toEqual(['/busy.jpg']);
  expect(Date.parse(waiting[0]?.again_at ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

test('the owner of a private tracker finds its images by what its pages say of them; nobody else does', async () => {
  expect(first(await search(ann(), 'rolling mill'))).toMatchObject({
    name: 'A rolling mill in Gary',
    url: `https://${PRESS}/raised`,
  });
  expect(await namesFor(ann(), 'furnaces')).toEqual(['A furnace with something behind']);
  expect(await namesFor(bob(), 'rolling mill')).toEqual([]);
  expect((await product.signedOut.get('/api/images/search/?q=mill')).status).toBe(401);
});

test('pictures of pages that were read but are not cited are found, too, with why', async () => {
  const [found] = await search(ann(), 'wheat fields');
  expect(found).toMatchObject({ name: 'A combine in a field of wheat', shows: 'picture', document: null });
  expect(found?.why).toEqual({
    of: 'caption',
    text: 'A combine in a field of wheat',
    marks: [
      { from: 15, to: 20 },
      { from: 24, to: 29 },
    ],
  });
});

test('a near match in meaning is found below exact matches, and says for which word it stands', async () => {
  const found = await search(ann(), 'factory');
  expect(found.map(({ name, instead }) => [name, instead])).toEqual([
    ['A rolling mill in Gary', [{ asked: 'factory', said: 'mill' }]],
  ]);
  expect(first(found).why).toMatchObject({ of: 'caption', marks: [{ from: 10, to: 14 }] });
  const ofGrain = await search(ann(), 'grain');
  expect(ofGrain.map(({ instead }) => instead)).toEqual([[{ asked: 'grain', said: 'wheat' }]]);
  expect((await search(ann(), 'mill')).every(({ instead }) => instead.length === 0)).toBe(true);
  // Nobody else finds it so, either.
  expect(await namesFor(bob(), 'factory')).toEqual([]);
});

test('an empty query finds nothing, and no more are found than asked for', async () => {
  expect(await search(ann(), '   ')).toEqual([]);
  expect(await search(ann(), '')).toEqual([]);
  for (const word of ['a', 'of the', 'A']) expect(await search(ann(), word)).toEqual([]);
  expect(await search(ann(), 'steel', 2)).toHaveLength(2);
  expect((await ann().get('/api/images/search/?q=mill&k=0')).status).toBe(400);
});

test('a thumbnail is an image that nothing can run in, for whoever has its address', async () => {
  const { presigned_url } = first(await search(ann(), 'rolling mill'));
  const { status, headers, body } = await product.signedOut.get(presigned_url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-disposition']).toMatch(/^inline/);
  expect(Buffer.from(body).subarray(8, 12).toString('latin1')).toBe('WEBP');
});

test.each([
  ['an altered signature', (address: URL) => address.searchParams.set('signature', 'A'.repeat(43))],
  ['a missing signature', (address: URL) => address.searchParams.delete('signature')],
  ['a later end', (address: URL) => address.searchParams.set('expires', '99999999999')],
  ['an end that is past', (address: URL) => address.searchParams.set('expires', '1')],
  ['another image', (address: URL) => void (address.pathname = address.pathname.replace(/.$/, 'x'))],
])('an address with %s is refused', async (_what, alter) => {
  const { presigned_url } = first(await search(ann(), 'rolling mill'));
  const address = new URL(presigned_url, 'https://desk.example');
  alter(address);
  const { status, body } = await product.signedOut.get(`${address.pathname}${address.search}`);
  expect([status, body.code]).toEqual([403, 'ADDRESS_EXPIRED']);
});

test('everybody finds the images of a public tracker, until it is private again', async () => {
  await ann().post(`/api/topics/toggle-public/${trackerId}/`, { public: true });
  await until('bob finds it', async () => (await namesFor(bob(), 'mill')).includes('A rolling mill in Gary'));
  expect(await namesFor(ann(), 'mill')).toContain('A rolling mill in Gary');
  const { presigned_url } = first(await search(bob(), 'rolling mill'));
  await ann().post(`/api/topics/toggle-public/${trackerId}/`, { public: false });
  await until('bob finds it no more', async () => (await namesFor(bob(), 'mill')).length === 0);
  await until('its address is valid no more', async () => (await product.signedOut.get(presigned_url)).status === 403);
  await until('ann finds it', async () => (await namesFor(ann(), 'mill')).length > 0);
});

test('staff take the images of a host down, and readmit it', async () => {
  const before = first(await search(ann(), 'rolling mill'));
  const why = { reason: 'Asked by its owner.' };
  const takeDown = (host: string) => `/api/admin/image-hosts/${encodeURIComponent(host)}/take-down`;
  expect((await bob().post(takeDown(PRESS), why)).status).toBe(403);
  expect((await staff().post(takeDown(PRESS), { reason: ' ' })).status).toBe(400);
  expect((await staff().post(takeDown('no host'), why)).status).toBe(404);
  expect((await staff().post(takeDown(`https://${PRESS.toUpperCase()}/`), why)).status).toBe(204);
  expect(await search(ann(), 'rolling mill')).toEqual([]);
  await until('its thumbnails are deleted', async () => (await rows()).every(({ state }) => state !== 'kept'));
  expect((await product.signedOut.get(before.presigned_url)).status).toBe(403);
  expect((await staff().get('/api/admin/image-hosts')).body).toMatchObject([{ id: PRESS, ...why }]);

  expect((await staff().post(`/api/admin/image-hosts/${PRESS}/readmit`, { reason: 'They agree.' })).status).toBe(204);
  expect((await staff().get('/api/admin/image-hosts')).body).toEqual([]);
  await until('they are back', async () => (await namesFor(ann(), 'mill')).includes('A rolling mill in Gary'));
});

test('a picture that several trackers carry is counted once, as it is found once', async () => {
  const sources = async () => (await ann().get('/api/images/examples/')).body.sources;
  // The four that are kept: what was readmitted comes back one by one.
  await until('all are back', async () => (await sources()) === 4);
  const topic = { tracker_description: 'Track steel mills', update_frequency: 'week', domains: [PRESS] };
  const other = (await ann().post('/api/topics/create-tracker/', topic)).body.tracker_id;
  await until('the other tracker has them, too', async () => {
    const filter = encodeURIComponent(JSON.stringify({ carrier_id: other }));
    const found: readonly Row[] = (await staff().get(`/api/admin/images?filter=${filter}`)).body;
    return found.some(({ state }) => state === 'kept') && found.every(({ state }) => state !== 'found');
  });
  expect(await sources()).toBe(4);
  await ann().delete(`/api/topics/delete-tracker/${other}/`);
});

test('images go with their tracker, and come back with it', async () => {
  await ann().delete(`/api/topics/delete-tracker/${trackerId}/`);
  await until('they are dropped', async () => (await rows()).every(({ state }) => state !== 'kept'));
  expect(await search(ann(), 'rolling mill')).toEqual([]);
  await ann().post('/api/topics/restore/', { kind: 'tracker', id: trackerId });
  await until('they are back', async () => (await namesFor(ann(), 'mill')).includes('A rolling mill in Gary'));
});

test('everybody signed in finds pages of documents by a paragraph that has all the words', async () => {
  const found = async () => search(bob(), 'costs of publication');
  const drawn = async () => (await bob().get('/api/images/examples/')).body.documents;
  await until('their pages are drawn', async () => (await drawn()) === 5);
  const pages = (await found()).map(({ url }) => url);
  for (const url of pages) expect(url).toMatch(/^\/document\/[\w-]+\?page=[23]$/);
  // The signatures on them have no captions, and are shown by their pages.
  expect(new Set(pages).size).toBe(2);
  for (const { shows, why } of await found()) {
    expect([shows, why.of]).toEqual(['page', 'page_text']);
    expect(why.marks.map(({ from, to }) => why.text.slice(from, to))).toEqual(['costs', 'publication']);
  }
  // In capitals it is a name, which stands there with dots.
  const named = await search(bob(), 'US');
  expect(named.length).toBeGreaterThan(0);
  for (const { why } of named)
    expect(why.marks.map(({ from, to }) => why.text.slice(from, to))).toContainEqual(expect.stringMatching(/^U\.?S$/));
  expect(await search(bob(), 'us')).toEqual([]);
  const alone = await bob().get('/api/images/search/?q=costs%20of%20publication&shows=page');
  expect(alone.body.results.map(({ url }: FoundImage) => url)).toEqual(pages);
  // A picture of the mill is not a page.
  expect((await bob().get('/api/images/search/?q=mill&shows=page')).body.results).toEqual([]);
  for (const { presigned_url } of await found()) {
    const { status, headers } = await request(await product.app.getUrl()).get(presigned_url);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  }
  expect(await namesFor(bob(), 'China')).toContain(
    'Page 1: Further Modifying Reciprocal Tariff Rates To Reflect Ongoing Discussions With the People’s Republic of China',
  );
});

test('the examples are ones that find', async () => {
  const { examples, documents, sources } = (await bob().get('/api/images/examples/')).body;
  expect(documents).toBe(5);
  expect(Number.isSafeInteger(sources)).toBe(true);
  expect(examples).toEqual(['tariffs', 'artificial intelligence', 'White House']);
  for (const example of examples) expect((await search(bob(), example)).length).toBeGreaterThan(0);
});

/** The lists were written down before anything was looked for: docs/explanation/images.md. */
const EVERYDAY = {
  things: [
    ...['tariff', 'steel', 'car', 'ship', 'port', 'flag', 'map', 'president', 'White House', 'China', 'money'],
    ...['dollar', 'factory', 'farm', 'food', 'oil', 'truck', 'plane', 'computer', 'robot', 'AI', 'security', 'chart'],
    ...['table', 'seal', 'signature', 'people', 'rocket', 'school'],
  ],
  matters: [
    ...['tariff', 'trade', 'tax', 'import', 'export', 'steel', 'law', 'order', 'president', 'signature'],
    ...['White House', 'Congress', 'government', 'agency', 'secretary', 'security', 'military', 'police', 'China'],
    ...['Europe', 'Mexico', 'AI', 'computer', 'technology', 'energy', 'health', 'school', 'money', 'date'],
  ],
};

test.each([
  ['things', 8],
  ['matters', 12],
] as const)('everyday words for %s: at least %i of 29 find pages of the starter documents', async (of, least) => {
  const finding: string[] = [];
  for (const word of EVERYDAY[of]) if ((await search(product.as('cleo'), word)).length > 0) finding.push(word);
  expect(EVERYDAY[of]).toHaveLength(29);
  expect(finding.length).toBeGreaterThanOrEqual(least);
});

/** What strangers tried. */
const TRIED = [
  ...['flag', 'rocket', 'moon', 'car', 'tree', 'dog', 'steel', 'astronaut', 'handshake', 'map', 'doctor', 'airplane'],
  ...['oil', 'signing', 'night', 'president', 'tariffs', 'ship', 'factory', 'child', 'computer', 'soldier', 'bridge'],
  ...['river', 'sun', 'building', 'money', 'chip', 'launch'],
];

test('each word that strangers tried finds only pages whose text has it', async () => {
  const finding: string[] = [];
  for (const word of TRIED) {
    const found = await search(product.as('cleo'), word);
    if (found.length > 0) finding.push(word);
    for (const { why } of found)
      expect(why.marks.map(({ from, to }) => why.text.slice(from, to).toLowerCase())).toContainEqual(
        expect.stringMatching(new RegExp(`^${word.replace(/s$/, '')}s?$`)),
      );
  }
  expect(finding).toEqual(['president', 'tariffs', 'computer']);
  expect(await search(product.as('cleo'), 'people smiling')).toEqual([]);
});
