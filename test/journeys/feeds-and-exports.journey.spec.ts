import { DomUtils, parseDocument } from 'htmlparser2';
import request from 'supertest';
import {
  PRESS,
  type ProductWithPublisher,
  daysAgo,
  startProductWithPublisher,
} from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const doubled = 'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.';

let product: ProductWithPublisher;
let path: string;

beforeAll(async () => {
  product = await startProductWithPublisher(folder);
  product.publish('=Copper tariffs double', doubled, daysAgo(2));
  path = await product.track('Copper tariffs', [PRESS]);
  await product.finished(path);
});
afterAll(() => product.stop());

const feedPath = async (format = 'xml'): Promise<string> =>
  new URL((await product.get(path)).rss_url).pathname.replace(/xml$/, format);
const read = (address: string) => request(product.aidy.url).get(address);

describe('the feed of a private tracker', () => {
  test('anyone with its address reads it as RSS 2.0', async () => {
    const { status, headers, text } = await read(await feedPath()).buffer(true);
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const [rss] = DomUtils.getElementsByTagName('rss', parseDocument(text, { xmlMode: true }));
    expect(rss?.attribs.version).toBe('2.0');
    const [item] = DomUtils.getElementsByTagName('item', rss ?? []);
    expect(DomUtils.textContent(item ?? [])).toContain(doubled);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test.each([
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ])('the same address serves it as %s', async (format, type) => {
    const { status, headers, text } = await read(await feedPath(format)).buffer(true);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'private, no-cache',
    ]);
    expect(text).toContain(doubled);
    expect((await read(await feedPath('pdf'))).status).toBe(404);
  });

  test('an unchanged feed is not sent again', async () => {
    const address = await feedPath();
    const { headers } = await read(address);
    const [etag, lastModified] = [String(headers.etag), String(headers['last-modified'])];
    const readIf = (...conditions: [name: string, value: string][]) =>
      read(address).set(Object.fromEntries(conditions));
    const unchanged = await readIf(['if-none-match', etag]);
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag]);
    expect((await readIf(['if-modified-since', lastModified])).status).toBe(304);
    expect((await readIf(['if-none-match', '"another"'], ['if-modified-since', lastModified])).status).toBe(200);
    // Which sends `Cache-Control: no-cache` with it.
    const fetched = await fetch(`${product.aidy.url}${address}`, { headers: { 'if-none-match': etag } });
    expect(fetched.status).toBe(304);

    const { sources } = await product.get(path);
    await product.post(`${path}feedback/`, { claim_id: sources[0].claim_id, verdict: 'wrong' });
    expect((await readIf(['if-none-match', etag])).status).toBe(200);
    expect((await readIf(['if-modified-since', lastModified])).status).toBe(200);
    await product.post(`${path}feedback/`, { claim_id: sources[0].claim_id, verdict: null });
  });

  test('a HEAD request gets its headers without its text', async () => {
    const address = await feedPath();
    const { text, headers } = await read(address).set('accept-encoding', 'identity').buffer(true);
    const head = await request(product.aidy.url).head(address).set('accept-encoding', 'identity');
    expect([head.status, head.text, head.headers.etag]).toEqual([200, undefined, headers.etag]);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect((await request(product.aidy.url).head(address).set('if-none-match', String(headers.etag))).status).toBe(304);
  });

  test('a guessed or replaced address finds nothing', async () => {
    const address = await feedPath();
    expect((await read(address.replace(/\w\.xml$/, '_.xml'))).status).toBe(404);
    expect((await read(address.replace('/tracker/', '/user/'))).status).toBe(404);
    expect((await read(address.replace('/tracker/', '/other/'))).status).toBe(404);
    const id = path.split('/').at(-2);
    const { rss_url } = await product.post('/api/topics/rotate-rss/', { kind: 'tracker', id });
    expect(new URL(rss_url).pathname).not.toBe(address);
    for (const format of ['xml', 'atom', 'json'])
      expect((await read(address.replace(/xml$/, format))).status).toBe(404);
    expect((await read(await feedPath())).status).toBe(200);
    expect(await feedPath()).toBe(new URL(rss_url).pathname);
  });

  test('goes with its tracker', async () => {
    const address = await feedPath();
    const id = path.split('/').at(-2);
    const { aidy, session } = product;
    const authorization = `Bearer ${session.access}`;
    await request(aidy.url).delete(`/api/topics/delete-tracker/${id}/`).set({ authorization });
    expect((await read(address)).status).toBe(404);
    await product.post('/api/topics/restore/', { kind: 'tracker', id });
    expect((await read(address)).status).toBe(200);
  });
});

describe('the feed of a folder and that of a user', () => {
  const collection = async (id: string | null) =>
    (await product.get(`/api/topics/get-collection/${id === null ? '' : `?unique_id=${id}`}`)).collection;
  const itemsAt = async (address: string): Promise<readonly string[]> => {
    const { status, text } = await read(new URL(address).pathname).buffer(true);
    expect(status).toBe(200);
    const items = DomUtils.getElementsByTagName('item', parseDocument(text, { xmlMode: true }));
    return items.map((item) => DomUtils.textContent(item));
  };
  const folderNamed = async (name: string, parent: string | null = null): Promise<string> =>
    (await product.post('/api/topics/create-collection/', { name, parent_uid: parent })).id;

  test('show the updates of all trackers inside, by the names of these', async () => {
    const metals = await folderNamed('Metals');
    const copper = await folderNamed('Copper', metals);
    const empty = await folderNamed('Empty');
    const trackerId = path.split('/').at(-2);
    await product.post('/api/topics/move-tracker/', { id: trackerId, destination_collection_id: copper });
    for (const id of [null, metals, copper]) {
      const [item] = await itemsAt((await collection(id)).rss_url);
      expect(item).toContain('Copper tariffs: ');
      expect(item).toContain(doubled);
    }
    expect(await itemsAt((await collection(empty)).rss_url)).toEqual([]);
    expect((await product.get('/api/common/user/')).rss_url).toBe((await collection(null)).rss_url);
  });

  test('their owner may replace their addresses', async () => {
    const id = await folderNamed('Replaced');
    const { rss_url: before } = await collection(id);
    const { rss_url: after } = await product.post('/api/topics/rotate-rss/', { kind: 'collection', id });
    expect((await collection(id)).rss_url).toBe(after);
    expect((await read(new URL(before).pathname)).status).toBe(404);
    expect((await product.post('/api/topics/rotate-rss/', { kind: 'collection', id: 'unknown' })).code).toBe(
      'NOT_FOUND',
    );
    expect((await product.post('/api/topics/rotate-rss/', { kind: 'user', id: 'somebody' })).code).toBe('NOT_FOUND');
  });

  test('end with the folder', async () => {
    const id = await folderNamed('Ending');
    const { pathname } = new URL((await collection(id)).rss_url);
    const authorization = `Bearer ${product.session.access}`;
    await request(product.aidy.url).delete(`/api/topics/delete-collection/${id}/`).set({ authorization });
    expect((await read(pathname)).status).toBe(404);
  });
});

describe('an export', () => {
  const exported = (format: string) =>
    request(product.aidy.url)
      .get(`${path}export/?format=${format}`)
      .set('authorization', `Bearer ${product.session.access}`)
      .buffer(true);

  test.each([
    ['json', 'application/json; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8'],
  ])('the file as %s has every claim', async (format, type) => {
    const { status, headers, text } = await exported(format);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="copper-tariffs-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    expect(text).toContain(doubled);
  });

  test('the JSON has what the ledger has', async () => {
    const { text } = await exported('json');
    expect(JSON.parse(text).claims).toEqual(await product.get(`${path}claims/`));
  });

  test('the CSV has no formula for a spreadsheet', async () => {
    expect((await exported('csv')).text).toContain("'=Copper tariffs double");
  });

  test('another format is refused, and so is everybody but the owner of a private tracker', async () => {
    expect((await exported('pdf')).body).toMatchObject({ code: 'INVALID', errors: [{ path: 'format' }] });
    expect((await request(product.aidy.url).get(`${path}export/`)).body).toMatchObject({ code: 'AUTH_REQUIRED' });
  });
});
