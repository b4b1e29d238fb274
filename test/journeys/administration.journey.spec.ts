import { z } from 'zod';
import { eventCategories } from '../support/log/event-categories';
import { joined } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const dataDir = temporaryFolder();
let product: Product;
let staff: Visitor;
let ann: Visitor;
let annId: string;
let tracker: string;

const join = async (email: string): Promise<Visitor> => (await joined(product, dataDir, { email })).visitor;
const list = (resource: string, query: Readonly<Record<string, unknown>> = {}, visitor = staff) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
  return visitor.get(`/api/admin/${resource}/?${parameters.toString()}`);
};
const typesOf = (rows: ReadonlyArray<{ readonly type: string }>) => rows.map(({ type }) => type);

beforeAll(async () => {
  product = await startProduct(dataDir);
  staff = product.as('a-member-of-staff', 'staff');
  ann = await join('ann@example.org');
  annId = (await ann.get('/api/common/user/')).body.user_uid;
  for (const name of ['bo', 'cy', 'dee']) await join(`${name}@example.org`);
  const topic = {
    tracker_description: 'Track notices of the agency.',
    update_frequency: 'week',
    domains: ['a.example'],
  };
  tracker = (await ann.post('/api/topics/create-tracker/', topic)).body.tracker_id;
  await ann.post(`/api/topics/toggle-public/${tracker}/`, { public: true });
  await until('the tracker is published in the index', async () =>
    typesOf((await list('events', { filter: { tracker_id: tracker } })).body).includes('TrackerPublished'),
  );
});
afterAll(() => product.stop());

describe('rows of a resource', () => {
  test.each([
    ['users', 'UserRow'],
    ['trackers', 'TrackerRow'],
    ['sessions', 'SessionRow'],
    ['events', 'EventRow'],
    ['projections', 'ProjectionRow'],
    ['health', 'HealthRow'],
    ['outbox', 'OutboxRow'],
    ['deliveries', 'DeliveryRow'],
  ])('%s are as the API declares them, in the list and one by one', async (resource, name) => {
    const { body: api } = await product.signedOut.get('/api/openapi.json');
    const $defs = JSON.parse(JSON.stringify(api.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'));
    const row = z.fromJSONSchema({ ...$defs[name], $defs });
    const { body: rows } = await list(resource);
    const { body: one } = await staff.get(`/api/admin/${resource}/${encodeURIComponent(rows[0].id)}`);
    expect(z.array(row).safeParse([...rows, one]).error).toBeUndefined();
  });

  test('come in pages, with the number of all in Content-Range', async () => {
    const { body, headers } = await list('users', { range: [1, 2], sort: ['registered_at', 'ASC'] });
    expect(body).toHaveLength(2);
    expect(headers['content-range']).toBe('users 1-2/4');
  });

  test('a page past the end is empty, and the number of all is right', async () => {
    const { status, body, headers } = await list('users', { range: [100, 124] });
    expect([status, body, headers['content-range']]).toEqual([200, [], 'users */4']);
  });

  test('people are shown masked, and one whose address is known is found', async () => {
    const { body } = await list('users', { filter: { email: 'ann@example.org' } });
    expect(body).toMatchObject([{ id: annId, email: 'a•••@example.org', first_name: 'A•••', status: 'active' }]);
    expect((await list('users', { filter: { email: 'a•••@example.org' } })).body).toEqual([]);
  });

  test('rows are found by several ids, and one by its own', async () => {
    const { body } = await list('users', { filter: { id: [annId, 'nobody'] } });
    expect(body).toHaveLength(1);
    expect((await staff.get(`/api/admin/users/${annId}/`)).body).toEqual({
      ...body[0],
      tracker_count: 1,
      day_tracker_count: 0,
      total_tracker_limit: 5,
      day_tracker_limit: 2,
    });
    expect((await staff.get('/api/admin/users/nobody/')).status).toBe(404);
  });

  test('a filter by an undeclared field is refused by name', async () => {
    const { status, body } = await list('users', { filter: { password_hash: 'x' } });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'filter.password_hash', message: 'This field cannot be filtered by.' }],
    ]);
  });

  test.each(['users', 'sessions', 'impersonations', 'api-tokens', 'trackers', 'follows', 'runs', 'claims'])(
    'exist for %s',
    async (resource) => expect((await list(resource)).status).toBe(200),
  );
  test.each(['collections', 'source-sets', 'events'])('exist for %s', async (resource) =>
    expect((await list(resource)).status).toBe(200),
  );

  test.each(['referrals', 'subscriptions', 'invites', 'documents', 'upload-questions'])(
    'an empty list of %s refuses and pages like the others',
    async (resource) => {
      const { status, body, headers } = await list(resource, { range: [100, 124], sort: ['id', 'DESC'] });
      expect([status, body, headers['content-range']]).toEqual([200, [], `${resource} */0`]);
      expect((await list(resource, { filter: { $where: '1' } })).body.errors).toEqual([
        { path: 'filter.$where', message: 'This field cannot be filtered by.' },
      ]);
      expect((await list(resource, { sort: ['email', 'ASC'] })).body.errors).toMatchObject([{ path: 'sort' }]);
      expect((await staff.get(`/api/admin/${resource}/any/`)).status).toBe(404);
      expect((await list(resource, {}, ann)).body.code).toBe('STAFF_ONLY');
    },
  );

  test('rows are for staff only', async () => {
    expect((await list('users', {}, product.signedOut)).body.code).toBe('AUTH_REQUIRED');
    expect((await list('users', {}, ann)).body.code).toBe('STAFF_ONLY');
    expect((await list('unknown')).status).toBe(404);
  });
});

describe('events', () => {
  test('all events of the log are listed, newest first', async () => {
    const { body } = await list('events', { range: [0, 999] });
    const log = await product.events();
    expect(body.map(({ id }: { id: string }) => id)).toEqual(log.map(({ id }) => id).reverse());
    expect(body.at(-1)).toMatchObject({ position: log[0]?.position, stream: log[0]?.stream, revision: 0 });
  });

  test('a filter by person finds the events that they caused and those about them', async () => {
    const { body } = await list('events', { filter: { person_id: annId }, sort: ['position', 'ASC'] });
    expect(typesOf(body)).toEqual(
      expect.arrayContaining(['UserRegistered', 'UserActivated', 'TrackerCreated', 'TrackerPublished']),
    );
    for (const { actor, subject } of body) expect([actor.user_uid, subject?.user_uid]).toContain(annId);
  });

  test('events are found by type, stream, category and request', async () => {
    const [published] = (await list('events', { filter: { type: 'TrackerPublished' } })).body;
    expect(published).toMatchObject({
      stream: `tracker-${tracker}`,
      actor: { user_uid: annId, email: 'a•••@example.org' },
      impersonator: null,
      data: { trackerId: tracker },
    });
    for (const field of ['stream', 'category', 'correlation_id'] as const) {
      const { body } = await list('events', { filter: { [field]: published[field] } });
      expect(body.map(({ id }: { id: string }) => id)).toContain(published.id);
    }
    expect((await staff.get(`/api/admin/events/${published.id}/`)).body).toEqual(published);
  });

  test('personal and secret fields are never shown', async () => {
    const { body } = await list('events', { range: [0, 999] });
    expect(body.find(({ type }: { type: string }) => type === 'UserRegistered').data.email).toBe('•••');
    expect(JSON.stringify(body)).not.toMatch(/ann@example\.org|argon2|Lee/);
  });

  test('events of every category are indexed', async () => {
    const categories = new Set((await product.events()).map(({ stream }) => stream.split('-')[0]));
    for (const category of categories) expect(eventCategories.map((each) => each.category)).toContain(category);
  });
});
