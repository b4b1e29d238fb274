import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

/** Somebody moves what they read between this product and feed readers. */

const folder = temporaryFolder();
let product: Product;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
});
afterAll(() => product.stop());

const OPML = '/api/topics/opml/';
const opml = (body: string, title = 'Reader'): string =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>${title}</title></head><body>\n${body}\n</body></opml>`;
const feed = (host: string): string => `<outline type="rss" text="${host}" xmlUrl="https://${host}/feed"/>`;
interface NamedSet {
  readonly name: string;
}
/** By name. */
const setsOf = async (user: string): Promise<readonly NamedSet[]> => {
  const sets: NamedSet[] = (await product.as(user).get('/api/topics/domain-sets/')).body;
  return sets.sort((a, b) => a.name.localeCompare(b.name));
};
/** Of Source Sets; research continues on its own. */
const written = async () => (await product.events()).filter(({ stream }) => stream.startsWith('sourceset-')).length;

test('a file of somebody who has not signed in is not parsed', async () => {
  const sent = await fetch(new URL(OPML, await product.app.getUrl()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "opml": no JSON',
  });
  expect(sent.status).toBe(401);
});

test('folders become Source Sets, each line is reported, and a second import changes nothing', async () => {
  const ann = product.as('ann');
  const file = opml(`<outline text="Trade">\n${feed('ustr.gov')}\n${feed('localhost')}\n</outline>\n${feed('loose.org')}
<outline type="include" text="Itself" url="https://ann.example/feeds.opml"/>`);
  const first = await ann.post(OPML, { opml: file });
  expect(first.body).toMatchObject({
    trackers: [],
    left: 0,
    lines: [
      { line: 3, text: 'ustr.gov', outcome: 'added', set: 'Trade', reason: null },
      { line: 4, text: 'localhost', outcome: 'left_out', set: null, reason: 'Invalid domain format' },
      { line: 6, text: 'loose.org', outcome: 'added', set: 'Reader', reason: null },
      { line: 7, text: 'Itself', outcome: 'left_out', reason: 'Lists on other sites are not fetched' },
    ],
  });
  const sets = await setsOf('ann');
  expect(sets).toMatchObject([
    { name: 'Reader', domains: ['loose.org'], public: false },
    { name: 'Trade', domains: ['ustr.gov'] },
  ]);

  const again = await ann.post(OPML, { opml: file });
  expect(again.body.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'known',
    'left_out',
    'known',
    'left_out',
  ]);
  expect(await setsOf('ann')).toEqual(sets);
  await ann.post(OPML, { opml: opml(`<outline text="Trade">${feed('usitc.gov')}</outline>`) });
  expect(await setsOf('ann')).toMatchObject([{}, { name: 'Trade', domains: ['ustr.gov', 'usitc.gov'] }]);
});

test('500 feeds are imported within 10 s', async () => {
  const folders = Array.from({ length: 25 }, (_none, index) => {
    const feeds = Array.from({ length: 20 }, (_feed, each) => feed(`feed-${each}.folder-${index}.org`));
    return `<outline text="Folder ${index}">${feeds.join('\n')}</outline>`;
  });
  const before = performance.now();
  const { body } = await product.as('bob').post(OPML, { opml: opml(folders.join('\n')) });
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(body.lines).toHaveLength(500);
  expect(await setsOf('bob')).toHaveLength(25);
});

test('an export is imported again as it was, within the limits of the plan', async () => {
  const eve = product.as('eve');
  await eve.post('/api/topics/create-update-domain-set/', {
    name: 'Trade & “steel” <now>',
    description: 'One\nTwo',
    domains: ['ustr.gov', 'usitc.gov'],
  });
  const topic = { tracker_description: 'Steel\n"tariffs"', update_frequency: 'day', domains: ['agency.example'] };
  for (const more of ['', ' again', ' and again'])
    await eve.post('/api/topics/create-tracker/', {
      ...topic,
      tracker_description: topic.tracker_description + more,
      ...(more === ' and again' && { update_frequency: 'week', editor: 'rules' }),
    });
  const exported = await eve.get(OPML);
  expect(exported.headers['content-type']).toBe('text/x-opml; charset=utf-8');
  expect(exported.headers['content-disposition']).toMatch(/^attachment; filename="aidy-\d{4}-\d\d-\d\d\.opml"$/);

  const feeds = [...exported.text.matchAll(/ xmlUrl="([^"]+)"/g)].map(([, address = '']) => new URL(address).pathname);
  expect(feeds).toHaveLength(3);
  for (const address of feeds) expect((await product.signedOut.get(address)).type).toBe('application/rss+xml');

  const fay = product.as('fay');
  await fay.post('/api/topics/create-tracker/', { ...topic, tracker_description: 'Her own' });
  const { body } = await fay.post(OPML, { opml: exported.text });
  const outcomes = body.lines.map(({ text, outcome, reason }: Record<string, string>) => [text, outcome, reason]);
  expect(outcomes).toEqual([
    ['ustr.gov', 'added', null],
    ['usitc.gov', 'added', null],
    ['Steel\n"tariffs"', 'added', null],
    ['Steel\n"tariffs" again', 'left_out', 'Daily tracker limit reached'],
    ['Steel\n"tariffs" and again', 'added', null],
  ]);
  expect(body.trackers).toHaveLength(2);
  expect(await setsOf('fay')).toMatchObject([
    { name: 'Trade & “steel” <now>', description: 'One\nTwo', domains: ['ustr.gov', 'usitc.gov'] },
  ]);
  const editors = [...(await fay.get(OPML)).text.matchAll(/ aidy:editor="([^"]+)"/g)].map(([, editor]) => editor);
  expect(editors).toEqual(['rules']);
  const repeated = await fay.post(OPML, { opml: (await fay.get(OPML)).text });
  expect(new Set(repeated.body.lines.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['known']));
});

test('two channels of one host are told apart: the second is merged, and says with which line', async () => {
  const channel = (id: string) =>
    `<outline type="rss" text="Channel ${id}" htmlUrl="https://www.videos.example/channel/${id}"
      xmlUrl="https://www.videos.example/feeds/videos.xml?channel_id=${id}"/>`.replace(/\n\s*/, ' ');
  const file = opml(`${channel('UCa')}\n${channel('UCb')}`);
  const { body } = await product.as('hal').post(OPML, { opml: file });
  const [first, second] = body.lines;
  expect(first).toMatchObject({ outcome: 'added', merged: null });
  const merged = { host: 'www.videos.example', line: first.line };
  expect(second).toMatchObject({ text: 'Channel UCb', outcome: 'merged', set: 'Reader', merged });
  expect(await setsOf('hal')).toMatchObject([{ domains: ['www.videos.example'] }]);
});

test('entities reveal and expand nothing', async () => {
  const lols = Array.from(
    { length: 12 },
    (_none, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  const declared = `<!DOCTYPE opml [<!ENTITY l0 "lol">${lols}<!ENTITY xxe SYSTEM "file:///etc/passwd">]>`;
  const body = `<outline text="&xxe;">${feed('safe.org')}</outline><outline text="&l12;" xmlUrl="https://&xxe;/"/>`;
  const answer = await product.as('gus').post(OPML, { opml: declared + opml(body) });
  expect(answer.text.length).toBeLessThan(2000);
  expect(answer.text).not.toContain('root:');
  expect(await setsOf('gus')).toMatchObject([{ name: '&xxe;', domains: ['safe.org'] }]);
});

test('a name of 10,000 characters is shortened, and another text is refused by name', async () => {
  const ivy = product.as('ivy');
  await ivy.post(OPML, { opml: opml(`<outline text="${'x'.repeat(10_000)}">${feed('a.org')}</outline>`) });
  expect(await setsOf('ivy')).toMatchObject([{ name: `${'x'.repeat(99)}…` }]);
  const before = await written();
  const refused = await ivy.post(OPML, { opml: 'Dear all' });
  expect(refused.body).toMatchObject({ status: 400, code: 'INVALID', detail: 'This is not an OPML file.' });
  const large = await ivy.post(OPML, { opml: ' '.repeat(10 * 1024 * 1024 + 1) });
  expect(large.body.errors).toEqual([{ path: 'opml', message: 'At most 10 MB.' }]);
  expect((await ivy.post(OPML, { opml: ' '.repeat(17 * 1024 * 1024) })).status).toBe(413);
  expect(await written()).toBe(before);
});
