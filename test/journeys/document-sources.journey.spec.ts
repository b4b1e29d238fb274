import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PdfReader } from '../../backend/src/modules/documents/text/pdf-reader';
import { scannedPdf } from '../support/hostile/broken-pdfs';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const PDF = join(__dirname, '../../backend/src/modules/starter/documents/2026-11415.pdf');
const TOPIC = 'Executive orders on artificial intelligence security';

interface Run {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly asked: readonly { readonly kind: string; readonly name: string; readonly answer: string }[];
}
interface Source {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly passthrough_link: string;
  readonly published_at: string;
  readonly quote: string;
}

let product: Product;
/** Of the executive order, whose text is in it, and of a scan. */
let order: string;
let scan: string;

const ann = () => product.as('ann');
const staff = () => product.as('adam', 'staff');

const topic = { tracker_description: TOPIC, update_frequency: 'week' };
/** Of their own, since a free account holds five trackers. */
const bea = () => product.as('bea');

const create = async (settings: object, person = ann()): Promise<string> =>
  (await person.post('/api/topics/create-tracker/', { ...topic, ...settings })).body.tracker_id;
const trackerOf = async (id: string, person = ann()) => (await person.get(`/api/topics/tracker/${id}/`)).body;
const runsOf = async (id: string, person: ReturnType<typeof ann>): Promise<readonly Run[]> =>
  (await person.get(`/api/topics/tracker/${id}/runs/`)).body;

/** The newest run, when there are this many and it is over. */
const endedRun = async (id: string, count = 1, person = ann()): Promise<Run> => {
  await until('the run is over', async () => {
    const runs = await runsOf(id, person);
    return runs.length === count && !['queued', 'running'].includes(runs[0]?.state ?? 'queued');
  });
  const [run] = await runsOf(id, person);
  if (run === undefined) throw new Error('There is no run.');
  return run;
};
const consideredBy = async (id: string, run: Run) =>
  (await ann().get(`/api/topics/tracker/${id}/runs/${run.id}/`)).body.documents;

beforeAll(async () => {
  product = await startProduct(temporaryFolder(), { STARTER_CONTENT: 'on' });
  const about = { title: 'A scanned hearing', kind: 'hearing' };
  scan = (await staff().upload('/api/admin/documents', about, { name: 'scan.pdf', content: scannedPdf })).body.id;
  await until('the documents are read', async () => {
    const { body } = await staff().get('/api/admin/documents');
    return body.every(({ text }: { text: { state: string } }) => text.state !== 'reading');
  });
  const { body } = await ann().get('/api/v1/documents');
  order = body.find(({ title }: { title: string }) => title.startsWith('Promoting Advanced')).id;
});
afterAll(() => product.stop());

test('everyone signed in sees which documents there are, and whether they can be read', async () => {
  const { body } = await ann().get('/api/v1/documents');
  expect(body).toContainEqual({
    id: scan,
    title: 'A scanned hearing',
    kind: 'hearing',
    designation: null,
    signed_on: null,
    published_on: null,
    added_at: expect.any(String),
    pages: null,
    readable: false,
  });
  const about = { kind: 'report', designation: 'Executive Order 14409', pages: 3, readable: true };
  expect(body.find(({ id }: { id: string }) => id === order)).toMatchObject(about);
  expect((await product.signedOut.get('/api/v1/documents')).status).toBe(401);
});

test('everyone signed in sees which agencies documents name', async () => {
  const { body } = await ann().get('/api/v1/documents/agencies');
  const found = body.find(({ slug }: { slug: string }) => slug === 'department-of-the-treasury');
  expect(found).toMatchObject({ name: 'Department of the Treasury', documents: expect.arrayContaining([order]) });
  expect(body.flatMap(({ documents }: { documents: string[] }) => documents)).not.toContain(scan);
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

test('a document that does not exist is refused by its place', async () => {
  const { status, body } = await ann().post('/api/topics/create-tracker/', { ...topic, documents: [order, 'unknown'] });
  expect([status, body.code, body.errors]).toEqual([
    400,
    'INVALID',
    [{ path: 'documents.1', message: 'This document does not exist' }],
  ]);
});

describe('a tracker of a document alone', () => {
  let tracker: string;
  let sources: readonly Source[];
  beforeAll(async () => {
    tracker = await create({ documents: [order] });
  });

  test('reads nothing else, and publishes what the document says', async () => {
    const run = await endedRun(tracker);
    expect(run).toMatchObject({ state: 'published' });
    expect(run.asked).toMatchObject([{ kind: 'document', answer: 'found' }]);
    const body = await trackerOf(tracker);
    expect(body).toMatchObject({ documents: [order], whitelisted_domains: [] });
    sources = body.sources;
    expect(sources.length).toBeGreaterThan(0);
    expect(await consideredBy(tracker, run)).toMatchObject([
      { url: `http://localhost:3000/document/${order}`, outcome: 'told' },
    ]);
  });

  test('each quote stands in the PDF, and its link opens the page with the passage marked', async () => {
    const reader = new PdfReader();
    const reading = await reader.read(new Uint8Array(readFileSync(PDF)), 'test');
    await reader.onApplicationShutdown();
    if (reading.kind !== 'text') throw new Error(reading.fault);
    for (const source of sources) {
      expect(source).toMatchObject({
        url: `http://localhost:3000/document/${order}`,
        host: 'localhost',
        title: 'Promoting Advanced Artificial Intelligence Innovation and Security',
        published_at: '2026-06-05T00:00:00.000Z',
      });
      const paragraph = reading.text.paragraphs.find(({ text }) => text.includes(source.quote));
      const { headers } = await product.signedOut.get(new URL(source.passthrough_link).pathname);
      const { pathname, searchParams } = new URL(headers.location ?? '');
      expect(pathname).toBe(`/document/${order}`);
      expect(paragraph?.starts.map(({ page }) => String(page))).toContain(searchParams.get('page'));
      expect(source.quote.startsWith(searchParams.get('from') ?? 'nothing')).toBe(true);
    }
  });

  test('the second run is silent', async () => {
    expect((await ann().post(`/api/topics/tracker/${tracker}/run/`)).status).toBe(202);
    const run = await endedRun(tracker, 2);
    expect(run).toMatchObject({ state: 'nothing_new', reason: 'NO_NEWS' });
    expect(await consideredBy(tracker, run)).toMatchObject([{ outcome: 'known' }]);
  });

  test('keeps its documents in an edit that does not speak of them, in a clone and in OPML', async () => {
    const edit = { ...topic, update_frequency: 'month', tracker_id: tracker };
    expect((await ann().post('/api/topics/create-tracker/', edit)).status).toBe(200);
    expect(await trackerOf(tracker)).toMatchObject({ documents: [order], update_frequency: 'month' });
    const { tracker_id: clone } = (await ann().post(`/api/topics/tracker/${tracker}/clone/`)).body;
    expect(await trackerOf(clone)).toMatchObject({ documents: [order] });
    const { text: opml } = await ann().get('/api/topics/opml/');
    expect(opml).toContain(`aidy:documents="${order}"`);
    const { body } = await product.as('eve').post('/api/topics/opml/', { opml });
    expect(body.trackers).toHaveLength(2);
    expect((await product.as('eve').get(`/api/topics/tracker/${body.trackers[0]}/`)).body.documents).toEqual([order]);
  });
});

describe('tracking a document by its title, as its page offers', () => {
  const told = {
    'Further Modifying Reciprocal Tariff Rates': [
      'the suspension effectuated by Executive Order 14298 until 12:01 a.m. eastern standard time on November 10, 2025',
      'Heading 9903.01.63',
    ],
    'Promoting Advanced Artificial Intelligence': [
      'form an AI cybersecurity clearinghouse',
      'expand the United States Tech Force Information Cybersecurity Specialist hiring',
      'The Attorney General shall prioritize the enforcement of 18 U.S.C. 1028',
    ],
  };

  test.each(Object.entries(told))(
    '%s: tells its facts, and the second run says nothing new',
    async (opening, facts) => {
      const { body: documents } = await bea().get('/api/v1/documents');
      const { id, title } = documents.find((each: { title: string }) => each.title.startsWith(opening));
      const tracker = await create({ tracker_description: title, documents: [id] }, bea());
      expect(await endedRun(tracker, 1, bea())).toMatchObject({ state: 'published' });
      const first = await trackerOf(tracker, bea());
      for (const fact of facts) expect(first.current_state).toContain(fact);
      expect(new Set(first.sources.map(({ url }: Source) => url))).toEqual(
        new Set([`http://localhost:3000/document/${id}`]),
      );

      await bea().post(`/api/topics/tracker/${tracker}/run/`);
      const again = await endedRun(tracker, 2, bea());
      expect(again).toMatchObject({ state: 'nothing_new', reason: 'NO_NEWS' });
      expect((await trackerOf(tracker, bea())).current_state).toBe(first.current_state);
    },
  );

  test('tells nothing of it for a tracker about something else', async () => {
    const tracker = await create({ tracker_description: 'Wildfires in California', documents: [order] }, bea());
    expect(await endedRun(tracker, 1, bea())).toMatchObject({ state: 'nothing_new', reason: 'NO_MATCH' });
  });
});

test('a document is cited beside domains, though it is on none of them', async () => {
  const tracker = await create({ documents: [order], domains: ['unreachable.invalid'] });
  expect(await endedRun(tracker)).toMatchObject({
    state: 'published',
    asked: [{ kind: 'document' }, { kind: 'domain', answer: 'unreachable' }],
  });
  expect((await trackerOf(tracker)).sources[0]).toMatchObject({ host: 'localhost' });
});

test('a scan is left out with its reason', async () => {
  const tracker = await create({ documents: [scan] });
  const run = await endedRun(tracker);
  expect(run).toMatchObject({ state: 'failed', reason: 'NO_SOURCES' });
  expect(await consideredBy(tracker, run)).toMatchObject([
    { outcome: 'left_out', reason: 'The document cannot be read: its pages are pictures without text.' },
  ]);
});

test('a document that was taken out is unreachable, and its tracker can still be edited', async () => {
  const tracker = await create({ documents: [order, scan] });
  await endedRun(tracker);
  await staff().delete(`/api/admin/documents/${scan}`);
  await ann().post(`/api/topics/tracker/${tracker}/run/`);
  const run = await endedRun(tracker, 2);
  expect(run.state).toBe('nothing_new');
  expect(await consideredBy(tracker, run)).toContainEqual(
    expect.objectContaining({ outcome: 'unreachable', reason: 'The document was removed.' }),
  );
  const edit = { ...topic, update_frequency: 'month', tracker_id: tracker, documents: [order, scan] };
  expect((await ann().post('/api/topics/create-tracker/', edit)).status).toBe(200);
  expect((await ann().post('/api/topics/create-tracker/', { ...topic, documents: [scan] })).status).toBe(400);
});
