import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { metadata, nextId } from '../support/event-envelope';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
let product: Product;
let staff: Visitor;
let admin: Visitor;

const projections = async (filter: object) =>
  (await staff.get(`/api/admin/projections/?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const projection = async (name: string) => (await staff.get(`/api/admin/projections/${name}/`)).body;
const rebuild = (name: string, visitor = admin) =>
  visitor.post(`/api/admin/projections/${name}/rebuild/`, { reason: 'It looks wrong.' });
const untilLive = (name: string) =>
  until(`${name} is live`, async () => {
    const { state, lag } = await projection(name);
    return state === 'live' && lag === 0;
  });

beforeAll(async () => {
  product = await startProduct(folder);
  staff = product.as('sue', 'staff');
  admin = product.as('adam', 'staff', 'admin');
  for (const name of ['Agencies', 'Courts'])
    await product.as('ann').post('/api/topics/create-update-domain-set/', { name, domains: ['agency.example'] });
});
afterAll(() => product.stop());

test('staff see each read model and reactor, its state and how far it is', async () => {
  const end = (await product.events()).at(-1)?.position;
  await untilLive('source-sets');
  expect(await projection('source-sets')).toEqual({
    id: 'source-sets',
    kind: 'read_model',
    state: 'live',
    position: end,
    lag: 0,
    progress: 1,
  });
  const reactors = await projections({ kind: 'reactor' });
  expect(reactors.map(({ id }: { id: string }) => id)).toContain('account-mails');
  expect((await staff.get('/api/admin/projections/unknown/')).body.code).toBe('NOT_FOUND');
});

test('an administrator rebuilds a read model, which then holds the same documents', async () => {
  const sets = async () => (await product.as('ann').get('/api/topics/domain-sets/')).body;
  const before = await sets();
  const answers = await Promise.all([rebuild('source-sets'), rebuild('source-sets')]);
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [202, 'source-sets'],
    [202, 'source-sets'],
  ]);
  await untilLive('source-sets');
  expect(await sets()).toEqual(before);
});

test('the contract’s rebuild has no body', async () => {
  expect((await admin.post('/api/admin/projections/source-sets/rebuild/')).status).toBe(202);
  await untilLive('source-sets');
});

test('verifying compares every document with a replay of the log', async () => {
  const { body } = await admin.post('/api/admin/projections/source-sets/verify/');
  expect(body).toMatchObject({ documents: 2, differences: 0, first: [] });
});

test('refused by name: staff, unknown read models, and reactors, which act only once', async () => {
  const before = (await product.events()).length;
  expect((await rebuild('source-sets', staff)).body.code).toBe('ADMIN_ONLY');
  for (const name of ['unknown', 'account-mails']) expect((await rebuild(name)).body.code).toBe('NOT_FOUND');
  expect((await admin.post('/api/admin/projections/source-sets/rebuild/', { reason: ' ' })).body.errors).toEqual([
    { path: 'reason', message: 'Say why.' },
  ]);
  expect((await product.events()).length).toBe(before);
});

test('a read model that cannot take an event says which, and the others go on', async () => {
  const events = product.app.get<EventStore>(EVENT_STORE, { strict: false });
  const event = { id: nextId(), type: 'TrackerCreated', data: { trackerId: 'broken', ownerId: 'ann' }, metadata };
  await events.append('tracker-broken', 'none', [event]);
  await until('it is faulted', async () => (await projection('trackers')).state === 'faulted');
  expect((await projection('trackers')).error).toContain('TrackerCreated at revision 0 of tracker-broken');
  expect((await projections({ state: 'faulted' })).map(({ id }: { id: string }) => id)).toContain('trackers');
  expect((await projection('source-sets')).state).toBe('live');
});
