import { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '#kernel/ids';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { growingHost } from '../support/hostile/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { PEOPLE_PASSWORD, joined } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { daysAgo } from '../support/research/product-with-publisher';
import { seeded } from '../support/seeded';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const PRESS = 'press.example';
const folder = temporaryFolder();
const press = growingHost(PRESS);
const fact = { name: 'Tariff on copper', type: 'percentage', description: 'The rate on imports of copper.' };

let hosts: TestHosts;
let product: Product;
let reads: ReadStore;
let ann: Visitor;
let root: Visitor;
let acting: Visitor;
let tracker: string;

const join = (email: string) => joined(product, folder, { email });

const grant = async (userId: string, role: 'staff' | 'super'): Promise<void> => {
  const byOperator = ofTheSystem(product.app.get<Ids>(IDS, { strict: false }).next(), new Date());
  await product.app
    .get(CommandBus, { strict: false })
    .execute(new GrantRole({ userId, role, statedReason: null }, byOperator));
};

const edit = (by: Visitor, changes: object = {}) =>
  by.post('/api/topics/create-tracker/', {
    tracker_id: tracker,
    tracker_description: 'Copper tariffs and quotas',
    update_frequency: 'day',
    domains: [PRESS],
    ...changes,
  });
const history = (filter: object = {}, visitor = root, range = [0, 999]) =>
  visitor.get(
    `/api/admin/trackers/${tracker}/history/?${new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) }).toString()}`,
  );
const asOf = (position: number | string, visitor = root) =>
  visitor.get(`/api/admin/trackers/${tracker}/as-of/${position}/`);

interface Row {
  readonly position: number;
  readonly type: string;
  readonly what: string;
}
const rowOf = async (type: string): Promise<Row & Record<string, unknown>> => (await history({ type })).body.at(0);

/** Every event is in the read models, and no run is active. */
const settled = () =>
  until('the read models have caught up and no run is active', async () => {
    const end = (await product.events()).at(-1)?.position ?? 0;
    const models = await product.app.get(ProjectionRunner, { strict: false }).list();
    if (!models.every(({ position }) => position >= end)) return false;
    const { body: runs } = await ann.get(`/api/topics/tracker/${tracker}/runs/`);
    if (runs.some(({ finished_at }: { finished_at: string | null }) => finished_at === null)) return false;
    return ((await product.events()).at(-1)?.position ?? 0) === end;
  });

/** What the read models and the owner's page show now, in the shape of the past. */
const live = async () => {
  const { key_facts, key_facts_schema } = (await ann.get(`/api/topics/tracker/${tracker}/`)).body;
  const { title, description, frequency, model, editor, domains, documents, tags, parent_id, deleted_at, ...row } = (
    await root.get(`/api/admin/trackers/${tracker}/`)
  ).body;
  const [document, overview, followers] = await Promise.all([
    reads.get(trackers, tracker),
    reads.get(overviews, tracker),
    reads.count(follows, { tracker_id: tracker }),
  ]);
  return {
    title,
    description,
    frequency,
    model,
    editor,
    domains,
    documents,
    tags,
    parent_id,
    deleted_at,
    public: row.public,
    paused: row.paused,
    suspended: row.suspended,
    email_updates: row.email_updates,
    also_about: document?.also_about,
    include_words: document?.include_words,
    exclude_words: document?.exclude_words,
    followers,
    key_facts: Object.fromEntries(
      Object.entries(key_facts).map(([name, value]) => [name, { type: key_facts_schema[name].type, value }]),
    ),
    overview: overview?.lines.map(({ text, sources }) => ({ text, sources })) ?? null,
    sources: (overview?.sources ?? []).map(({ url, title: name, quote }) => ({ url, title: name, quote })),
  };
};

beforeAll(async () => {
  hosts = await startHosts({ [PRESS]: press.handler });
  product = await startProduct(folder, { FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}` });
  reads = product.app.get<ReadStore>(READ_STORE, { strict: false });
  const [annJoined, rootJoined] = [await join('ann@example.org'), await join('root@example.org')];
  ann = annJoined.visitor;
  await grant(rootJoined.id, 'super');
  const signIn = async () =>
    (await product.signedOut.post('/api/common/sign-in/', { username: 'root@example.org', password: PEOPLE_PASSWORD }))
      .body;
  root = product.bearing((await signIn()).access);

  press.publish({
    title: 'Tariff on copper rises',
    text: 'The government raised the tariff on copper to 25% after a year of talks with its trade office.',
    publishedAt: daysAgo(20),
  });
  tracker = (
    await ann.post('/api/topics/create-tracker/', {
      tracker_description: 'Copper tariffs and quotas',
      update_frequency: 'day',
      domains: [PRESS],
    })
  ).body.tracker_id;
  await settled();
  await ann.post(`/api/topics/toggle-public/${tracker}/`, { public: true });
  await root.post(`/api/topics/toggle-following/${tracker}/`, { following: true });
  // Nothing is done under this one.
  const idle = (await root.post('/api/common/impersonate/', { user_uid: annJoined.id, reason: 'Ticket 4410' })).body;
  await product.bearing(idle.access).post('/api/common/end-impersonation/');
  const { body } = await root.post('/api/common/impersonate/', { user_uid: annJoined.id, reason: 'Ticket 4411' });
  acting = product.bearing(body.access);
  await edit(acting, { update_frequency: 'week' });
  await settled();
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

describe('the history of a tracker', () => {
  test('all events of its streams are listed, newest first, each with what it did', async () => {
    const { body, headers } = await history();
    const started = (await product.events()).findLast(({ type }) => type === 'ImpersonationStarted');
    const ofTracker = (await product.events()).filter(
      ({ id, data }) => Reflect.get(data, 'trackerId') === tracker || id === started?.id,
    );
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ofTracker.map(({ id }) => id).reverse());
    expect(headers['content-range']).toBe(`history 0-${body.length - 1}/${body.length}`);
    const phrases = Object.fromEntries(body.map(({ type, what }: Row) => [type, what]));
    expect(phrases).toMatchObject({
      TrackerCreated: 'daily, 1 domain',
      TrackerRevised: 'daily → weekly',
      TopicFollowed: 'one follower more',
      RunRequested: 'first run',
      StateEstablished: expect.stringMatching(/^\d findings?, \d sources?$/),
    });
  });

  test('says who acted, and as whom', async () => {
    expect(await rowOf('TrackerRevised')).toMatchObject({
      actor: { email: 'a•••@example.org' },
      impersonator: { email: 'root@example.org' },
    });
    expect(await rowOf('StateEstablished')).toMatchObject({
      actor: { user_uid: null },
      impersonator: null,
      engine: 'feeds',
      run_id: expect.any(String),
    });
  });

  test('shows when an impersonation began under which it was changed, without the reason', async () => {
    const began = await rowOf('ImpersonationStarted');
    expect(began).toMatchObject({
      actor: { email: 'root@example.org' },
      what: 'began to act as the owner',
      data: { reason: '•••' },
    });
    const rows = (await history()).body;
    const place = (sought: Row) => rows.findIndex(({ id }: { id: unknown }) => id === Reflect.get(sought, 'id'));
    expect(place(began)).toBeGreaterThan(place(await rowOf('TrackerRevised')));
    const { body } = await asOf(began.position);
    expect(body).toMatchObject({ changed: [], state: { frequency: 'day' }, revisions: rows.length });
    expect(body.revision).toBe(rows.length - place(began));
  });

  test('leads to the run of an event, with what became of each document and why', async () => {
    const { run_id } = await rowOf('StateEstablished');
    const { body } = await root.get(`/api/admin/runs/${String(run_id)}/`);
    expect(body).toMatchObject({
      state: 'published',
      documents: [{ url: `https://${PRESS}/0`, outcome: 'told', reason: expect.stringMatching(/\w/) }],
    });
    expect((await root.get('/api/admin/runs/unknown/')).status).toBe(404);
  });

  test('events are filtered by stream, by who acted and by time, and come in pages', async () => {
    const types = async (filter: object) => (await history(filter)).body.map(({ type }: Row) => type);
    expect(await types({ category: 'follow' })).toEqual(['TopicFollowed']);
    expect(await types({ who: 'staff' })).toContain('TrackerRevised');
    expect(await types({ who: ['users', 'system'] })).not.toContain('TrackerRevised');
    expect(await types({ occurred_at_lt: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await types({ category: 'impersonation' })).toEqual(['ImpersonationStarted']);
    expect(await types({ who: 'staff' })).toContain('ImpersonationStarted');
    expect(await types({ who: ['users', 'system'] })).not.toContain('ImpersonationStarted');
    const all = (await history()).body;
    for (let first = 0; first < all.length + 1; first += 2)
      expect((await history({}, root, [first, first + 1])).body).toEqual(all.slice(first, first + 2));
    expect((await history({ data: 'x' })).body.errors).toEqual([
      { path: 'filter.data', message: 'This field cannot be filtered by.' },
    ]);
  });

  test('the history is for staff, and of a tracker that exists', async () => {
    expect((await history({}, ann)).body.code).toBe('STAFF_ONLY');
    expect((await asOf(0, ann)).body.code).toBe('STAFF_ONLY');
    expect((await root.get('/api/admin/trackers/unknown/history/')).status).toBe(404);
    expect((await root.get('/api/admin/trackers/unknown/as-of/1/')).status).toBe(404);
    for (const position of [999_999, '-1', '1.5', 'now']) expect((await asOf(position)).status).toBe(404);
  });
});

describe('a tracker as it was', () => {
  test('the page shows the change of the event, and that the state is past', async () => {
    const revised = await rowOf('TrackerRevised');
    const { body } = await asOf(revised.position);
    expect(body.changed).toEqual([{ field: 'frequency', was: 'day', now: 'week' }]);
    const rows = (await history()).body;
    const place = rows.length - rows.findIndex(({ position }: Row) => position === revised.position);
    expect(body).toMatchObject({ event: revised, revision: place, revisions: rows.length, complete: true });
    expect((await asOf(rows.at(-1).position)).body).toMatchObject({ revision: 1, past: true });
    expect((await asOf(rows[0].position)).body).toMatchObject({ revision: rows.length, past: false });
  });

  test('the tracker does not exist before it was created', async () => {
    const { body } = await asOf((await rowOf('TrackerAdmitted')).position);
    expect(body).toMatchObject({ state: null, changed: [] });
  });

  test('the state after each event equals what was shown then', async () => {
    const seed = Math.floor(performance.timeOrigin) % 1_000_000;
    const below = seeded(seed);
    const folders = [null, (await ann.post('/api/topics/create-collection/', { name: 'Trade' })).body.id];
    const is = () => below(2) === 0;
    const topics = '/api/topics';
    const commands: ReadonlyArray<() => Promise<unknown>> = [
      () => edit(is() ? ann : acting, { update_frequency: is() ? 'week' : 'month' }),
      () => edit(ann, { tracker_description: is() ? 'Copper tariffs' : 'Tariffs on copper and steel' }),
      () => edit(ann, { domains: is() ? [PRESS] : [PRESS, 'gone.example'] }),
      () => ann.post(`${topics}/tracker/${tracker}/update_tags/`, { tags: ['metals', 'trade'].filter(is) }),
      () => ann.post(`${topics}/toggle-public/${tracker}/`, { public: is() }),
      () => root.post(`${topics}/toggle-following/${tracker}/`, { following: is() }),
      () => ann.post(`${topics}/toggle-email/${tracker}/`, { email_updates: is() }),
      () => ann.post(`${topics}/tracker/${tracker}/${is() ? 'pause' : 'resume'}/`),
      () => ann.post(`${topics}/tracker/${tracker}/also-about/`, { phrase: 'Brass imports', belongs: is() }),
      () => ann.post(`${topics}/move-tracker/`, { id: tracker, destination_collection_id: folders[below(2)] }),
    ];
    const shown = new Map<number, unknown>();
    const remember = async () => {
      await settled();
      shown.set((await history({}, root, [0, 0])).body[0].position, await live());
    };
    await remember();
    // Only staff may set key facts.
    const annId = (await ann.get('/api/common/user/')).body.user_uid;
    await grant(annId, 'staff');
    expect((await edit(product.as(annId, 'staff'), { key_facts: [fact] })).body).toEqual({ tracker_id: tracker });
    await remember();
    press.publish({
      title: 'Tariff on copper doubles',
      text: 'The government doubled the tariff on copper to 50% on a proposal made by its ministry of mines.',
      publishedAt: daysAgo(3),
    });
    await ann.post(`${topics}/tracker/${tracker}/run/`);
    await remember();
    for (let turn = 0; turn < 25; turn++) {
      await commands[below(commands.length)]?.();
      await remember();
    }
    for (const [position, state] of shown) {
      expect({ seed, position, state: (await asOf(position)).body.state }).toEqual({ seed, position, state });
    }
    expect(await reads.count(keyFacts, { tracker_id: tracker })).toBeGreaterThan(0);
    expect(shown.size).toBeGreaterThan(10);
  });
});
