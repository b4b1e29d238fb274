import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
let product: Product;

/** All hosts are unreachable during these tests. */
const unreachableHosts = {
  FETCH_CONNECT_TO: 'www.whitehouse.gov=http://127.0.0.1:9',
  SEARCH_PROVIDERS: 'google-news,federal-register',
  GOOGLE_NEWS_BASE_URL: 'http://127.0.0.1:9',
  FEDERAL_REGISTER_BASE_URL: 'http://127.0.0.1:9',
};

beforeAll(async () => {
  product = await startProduct(folder, unreachableHosts);
});
afterAll(() => product.stop());

const topic = (changes: object = {}): object => ({
  tracker_description: 'Track new and changed United States tariffs by product and country.',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
  parent_uid: null,
  domains: ['https://www.whitehouse.gov/briefings'],
  ...changes,
});

const create = async (userId: string, changes: object = {}): Promise<string> => {
  const answer = await product.as(userId).post('/api/topics/create-tracker/', topic(changes));
  expect(answer.body).toEqual({ tracker_id: expect.any(String) });
  return answer.body.tracker_id as string;
};

/** Number of events caused by users. */
const written = async (): Promise<number> =>
  (await product.events()).filter(({ stream }) => !/^(research|run)-/.test(stream)).length;

const itemsOf = async (userId: string) => (await product.as(userId).get('/api/topics/get-collection/')).body.items;
const explored = async (userId?: string) => {
  const visitor = userId === undefined ? product.signedOut : product.as(userId);
  return (await visitor.get('/api/topics/search-trackers/')).body.trackers as { id: string }[];
};

describe('the life of a tracker', () => {
  const ann = 'ann-life';
  const owner = () => product.as(ann);
  let id: string;

  test('a new tracker is immediately listed in its folder', async () => {
    const answer = await owner().post('/api/topics/create-tracker/', topic());
    expect(answer.status).toBe(201);
    expect(answer.headers['x-position']).toMatch(/^\d+$/);
    id = answer.body.tracker_id;
    expect(await itemsOf(ann)).toMatchObject([
      {
        id,
        name: 'United States tariffs by product and country',
        type: 'tracker',
        can_edit: true,
        shared: false,
        has_state: false,
        parent_id: null,
        last_line: null,
      },
    ]);
  });

  test('its page has all fields', async () => {
    const { body, status } = await owner().get(`/api/topics/tracker/${id}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tracker_id: id,
      tracker_description: 'Track new and changed United States tariffs by product and country.',
      display_title: 'United States tariffs by product and country',
      update_frequency: 'week',
      model: 'sonar-reasoning-pro',
      whitelisted_domains: ['www.whitehouse.gov'],
      can_edit: true,
      public: false,
      following: false,
      email_updates: true,
      paused: false,
      recorded: false,
      tags: [],
      current_state: null,
      sources: [],
      key_facts: {},
      key_facts_schema: {},
      updates: [],
      rss_url: expect.stringMatching(/\/rss\/tracker\/.+\.xml$/),
      parent: null,
    });
    expect(body.updated_at).toBe(body.created_at);
  });

  test('an edit changes only the given fields', async () => {
    const edit = topic({
      tracker_id: id,
      tracker_description: 'Tariffs on copper',
      update_frequency: 'day',
      domains: [],
    });
    const answer = await owner().post('/api/topics/create-tracker/', edit);
    expect([answer.status, answer.body]).toEqual([200, { tracker_id: id }]);
    expect((await owner().get(`/api/topics/tracker/${id}`)).body).toMatchObject({
      tracker_description: 'Tariffs on copper',
      display_title: 'Tariffs on copper',
      update_frequency: 'day',
      whitelisted_domains: [],
    });
  });

  test('tags are added, shown and removed', async () => {
    const answer = await owner().post(`/api/topics/tracker/${id}/update_tags/`, {
      tags: [' trade ', 'Metals', 'metals'],
    });
    const tags = [
      { id: expect.any(String), title: 'trade' },
      { id: expect.any(String), title: 'Metals' },
    ];
    expect(answer.body).toEqual({ tags });
    expect((await owner().get(`/api/topics/tracker/${id}/`)).body.tags).toEqual(tags);
    expect((await owner().get('/api/topics/get-user-tags/')).body).toEqual([tags[1], tags[0]]);
    expect((await owner().post(`/api/topics/tracker/${id}/update_tags/`, { tags: [] })).body).toEqual({ tags: [] });
    expect((await owner().get('/api/topics/get-user-tags/')).body).toEqual([]);
  });

  test.each([
    ['toggle-email', 'email_updates', [false, false, true]],
    ['toggle-public', 'public', [true, false, false]],
  ])('%s works both ways and returns the new value', async (call, field, values) => {
    for (const value of values) {
      const answer = await owner().post(`/api/topics/${call}/${id}/`, { [field]: value });
      expect([answer.status, answer.body]).toEqual([200, { [field]: value }]);
      expect((await owner().get(`/api/topics/tracker/${id}/`)).body[field]).toBe(value);
    }
  });

  test('its owner pauses and resumes it', async () => {
    expect((await owner().post(`/api/topics/tracker/${id}/pause/`)).body).toEqual({ paused: true });
    expect((await owner().get(`/api/topics/tracker/${id}/`)).body.paused).toBe(true);
    expect((await owner().post(`/api/topics/tracker/${id}/resume/`)).body).toEqual({ paused: false });
  });

  test('a public tracker is visible to visitors, on its page and in Explore, and can be followed', async () => {
    await owner().post(`/api/topics/toggle-public/${id}/`, { public: true });
    const seen = await product.signedOut.get(`/api/topics/tracker/${id}/`);
    expect(seen.body).toMatchObject({
      tracker_id: id,
      public: true,
      can_edit: false,
      following: false,
      email_updates: false,
    });
    expect(await explored()).toMatchObject([
      { id, tracker_description: 'Tariffs on copper', category: 'Uncategorized', following: false, can_edit: false },
    ]);

    const bob = product.as('bob-life');
    expect((await bob.post(`/api/topics/toggle-following/${id}/`, { following: true })).body).toEqual({
      following: true,
    });
    expect((await bob.get(`/api/topics/tracker/${id}/`)).body.following).toBe(true);
    expect(await explored('bob-life')).toMatchObject([{ id, following: true }]);
    expect((await bob.post(`/api/topics/toggle-following/${id}/`, { following: false })).body).toEqual({
      following: false,
    });
    expect(await explored('bob-life')).toMatchObject([{ id, following: false }]);
  });

  test('anybody who may see it may clone it, as a tracker of their own that nobody else sees', async () => {
    const bob = product.as('bob-life');
    const clone = await bob.post(`/api/topics/tracker/${id}/clone/`);
    expect([clone.status, clone.body]).toEqual([201, { tracker_id: expect.any(String) }]);
    const { tracker_id: cloneId } = clone.body;
    expect(cloneId).not.toBe(id);
    const { body: original } = await bob.get(`/api/topics/tracker/${id}/`);
    expect((await bob.get(`/api/topics/tracker/${cloneId}/`)).body).toMatchObject({
      tracker_description: original.tracker_description,
      update_frequency: original.update_frequency,
      whitelisted_domains: original.whitelisted_domains,
      can_edit: true,
      public: false,
      recorded: false,
    });
    expect(await explored()).toMatchObject([{ id }]);
  });

  test('Explore finds it by the words of its topic', async () => {
    const search = async (query: string) => {
      const answer = await product.signedOut.get(`/api/topics/search-trackers/?query=${encodeURIComponent(query)}`);
      return (answer.body.trackers as { id: string }[]).map((tracker) => tracker.id);
    };
    expect(await search('copper TARIFFS')).toEqual([id]);
    expect(await search('coper tarif')).toEqual([id]);
    expect(await search('krill')).toEqual([]);
    expect(await search('.*')).toEqual([]);
  });

  test('a repeated deletion removes it, and restoring brings it back unchanged', async () => {
    for (const _time of [1, 2]) {
      const answer = await owner().delete(`/api/topics/delete-tracker/${id}/`);
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
    expect(await itemsOf(ann)).toEqual([]);
    expect(await explored()).toEqual([]);
    expect((await owner().get(`/api/topics/tracker/${id}/`)).body.code).toBe('NOT_FOUND');

    const restored = await owner().post('/api/topics/restore/', { kind: 'tracker', id });
    expect([restored.status, restored.body]).toEqual([200, { kind: 'tracker', id }]);
    expect(await itemsOf(ann)).toMatchObject([{ id }]);
    expect((await product.signedOut.get(`/api/topics/tracker/${id}/`)).body).toMatchObject({
      public: true,
      update_frequency: 'day',
    });
  });
});

describe('the free plan', () => {
  test('admits five trackers, two of them daily, and says which limit was reached', async () => {
    const cid = product.as('cid');
    const [first] = [
      await create('cid', { update_frequency: 'day' }),
      await create('cid', { update_frequency: 'day' }),
    ];
    const thirdDaily = await cid.post('/api/topics/create-tracker/', topic({ update_frequency: 'day' }));
    expect([thirdDaily.status, thirdDaily.body.code, thirdDaily.body.detail]).toEqual([
      400,
      'MAX_DAY_TRACKERS_REACHED',
      'Daily tracker limit reached',
    ]);
    const third = await create('cid');
    const toDaily = await cid.post(
      '/api/topics/create-tracker/',
      topic({ tracker_id: third, update_frequency: 'day' }),
    );
    expect([toDaily.status, toDaily.body.code]).toEqual([400, 'MAX_DAY_TRACKERS_REACHED']);

    await create('cid');
    await create('cid');
    const sixth = await cid.post('/api/topics/create-tracker/', topic());
    expect(sixth.headers['content-type']).toMatch('application/problem+json');
    expect(sixth.body).toMatchObject({
      status: 400,
      code: 'MAX_TRACKERS_REACHED',
      detail: 'Maximum number of trackers reached',
      error: 'Maximum number of trackers reached',
    });

    await cid.delete(`/api/topics/delete-tracker/${first}/`);
    await create('cid', { update_frequency: 'day' });
    const back = await cid.post('/api/topics/restore/', { kind: 'tracker', id: first });
    expect([back.status, back.body.code]).toEqual([400, 'MAX_TRACKERS_REACHED']);
  });

  test('admits five of 40 requested concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => product.as('dan').post('/api/topics/create-tracker/', topic())),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : (body.code as string)));
    expect(codes.filter((code) => code === 201)).toHaveLength(5);
    expect(codes.filter((code) => code === 'MAX_TRACKERS_REACHED')).toHaveLength(35);
    expect(await itemsOf('dan')).toHaveLength(5);
  });
});

describe('who may do what with a tracker', () => {
  let secret: string;
  let open: string;
  beforeAll(async () => {
    secret = await create('eve');
    open = await create('eve');
    await product.as('eve').post(`/api/topics/toggle-public/${open}/`, { public: true });
  });

  const seen = (who: 'nobody' | 'bob' | 'eve') => (who === 'nobody' ? product.signedOut : product.as(who));

  test.each([
    ['nobody', 401, 'AUTH_REQUIRED'],
    ['bob', 403, 'ACCESS_DENIED'],
    ['eve', 200, undefined],
  ] as const)('a private tracker gives %s %i %s', async (who, status, code) => {
    const answer = await seen(who).get(`/api/topics/tracker/${secret}/`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each(['nobody', 'bob', 'eve'] as const)('a public tracker is for %s', async (who) =>
    expect((await seen(who).get(`/api/topics/tracker/${open}/`)).status).toBe(200),
  );

  test.each(['nobody', 'bob', 'eve'] as const)('an unknown tracker is not found by %s', async (who) => {
    const answer = await seen(who).get('/api/topics/tracker/no-such-tracker/');
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  const changes: readonly (readonly [string, (id: string) => [string, object]])[] = [
    ['edit', (id) => ['/api/topics/create-tracker/', topic({ tracker_id: id, update_frequency: 'month' })]],
    ['publish', (id) => [`/api/topics/toggle-public/${id}/`, { public: true }]],
    ['email', (id) => [`/api/topics/toggle-email/${id}/`, { email_updates: false }]],
    ['pause', (id) => [`/api/topics/tracker/${id}/pause/`, {}]],
    ['resume', (id) => [`/api/topics/tracker/${id}/resume/`, {}]],
    ['tag', (id) => [`/api/topics/tracker/${id}/update_tags/`, { tags: ['mine'] }]],
    ['restore', (id) => ['/api/topics/restore/', { kind: 'tracker', id }]],
  ];
  test.each(changes)('%s is for the owner only, and appends nothing otherwise', async (_name, call) => {
    const before = await written();
    for (const id of [secret, open]) {
      expect((await product.signedOut.post(...call(id))).body.code).toBe('AUTH_REQUIRED');
      expect((await product.as('bob').post(...call(id))).body.code).toBe('ACCESS_DENIED');
      expect((await product.as('bob', 'super').post(...call(id))).body.code).toBe('ACCESS_DENIED');
    }
    expect((await product.as('bob').post(...call('no-such-tracker'))).body.code).toBe('NOT_FOUND');
    expect(await written()).toBe(before);
  });

  test('deleting is for the owner only, too', async () => {
    const before = await written();
    expect((await product.signedOut.delete(`/api/topics/delete-tracker/${open}/`)).status).toBe(401);
    expect((await product.as('bob').delete(`/api/topics/delete-tracker/${open}/`)).status).toBe(403);
    expect((await product.as('bob').delete('/api/topics/delete-tracker/no-such-tracker/')).status).toBe(404);
    expect(await written()).toBe(before);
  });

  test('signed-in users can follow trackers that they may see', async () => {
    const follow = { following: true };
    expect((await product.signedOut.post(`/api/topics/toggle-following/${open}/`, follow)).body.code).toBe(
      'AUTH_REQUIRED',
    );
    expect((await product.as('bob').post(`/api/topics/toggle-following/${secret}/`, follow)).body.code).toBe(
      'ACCESS_DENIED',
    );
    expect((await product.as('bob').post('/api/topics/toggle-following/no-such/', follow)).body.code).toBe('NOT_FOUND');
  });

  test('signed-in users can clone trackers that they may see', async () => {
    const clone = (visitor: typeof product.signedOut, id: string) => visitor.post(`/api/topics/tracker/${id}/clone/`);
    expect((await clone(product.signedOut, open)).body.code).toBe('AUTH_REQUIRED');
    expect((await clone(product.as('bob'), secret)).body.code).toBe('ACCESS_DENIED');
    expect((await clone(product.as('bob'), 'no-such')).body.code).toBe('NOT_FOUND');
  });

  test('key facts and the model exa are for staff', async () => {
    const keyFacts = [{ name: 'Rate', type: 'percentage', description: 'Duty on steel', value: 50 }];
    const asUser = await product.as('fay').post('/api/topics/create-tracker/', topic({ key_facts: keyFacts }));
    expect([asUser.status, asUser.body.code]).toEqual([403, 'STAFF_ONLY']);
    const exa = await product.as('fay').post('/api/topics/create-tracker/', topic({ model: 'exa' }));
    expect([exa.status, exa.body.code]).toEqual([403, 'STAFF_ONLY']);
    const staff = product.as('fay', 'staff');
    const made = await staff.post('/api/topics/create-tracker/', topic({ key_facts: keyFacts, model: 'exa' }));
    expect((await staff.get(`/api/topics/tracker/${made.body.tracker_id}/`)).body).toMatchObject({
      model: 'exa',
      key_facts: { Rate: 50 },
      key_facts_schema: { Rate: { type: 'percentage', description: 'Duty on steel' } },
    });
  });

  test('a missing folder is not found', async () => {
    const answer = await product.as('eve').get('/api/topics/get-collection/?unique_id=no-such-folder');
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await product.signedOut.get('/api/topics/get-collection/')).status).toBe(401);
  });
});

describe('malformed requests', () => {
  const faults: readonly (readonly [string, object, string])[] = [
    ['no topic', topic({ tracker_description: '  ' }), 'tracker_description'],
    ['a topic that is not a text', topic({ tracker_description: 7 }), 'tracker_description'],
    ['an endless topic', topic({ tracker_description: 'x'.repeat(2001) }), 'tracker_description'],
    ['no frequency', topic({ update_frequency: '' }), 'update_frequency'],
    ['hourly updates', topic({ update_frequency: 'hour' }), 'update_frequency'],
    ['an unknown frequency', topic({ update_frequency: 'yearly' }), 'update_frequency'],
    ['an unknown model', topic({ model: 'gpt' }), 'model'],
    ['only blank domains', topic({ domains: ['', ' '] }), 'domains'],
    ['an invalid domain', topic({ domains: ['a.org', 'not a domain'] }), 'domains.1'],
    ['an unknown field', topic({ is_super: true }), 'is_super'],
    ['another user as owner', topic({ owner_id: 'bob' }), 'owner_id'],
  ];
  test.each(faults)('%s is reported by name and appends nothing', async (_name, body, path) => {
    const before = await written();
    const answer = await product.as('gus').post('/api/topics/create-tracker/', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID']);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await written()).toBe(before);
  });
});

test('the server requests the first run itself, once; if no host answers, the card says that it needs attention', async () => {
  const id = await create('jon');
  const item = async () => (await itemsOf('jon'))[0];
  await until('the first run is over', async () => (await item()).last_run?.state === 'failed');
  expect(await item()).toMatchObject({
    id,
    has_state: false,
    needs_attention: true,
    last_run: { reason: 'UNREACHABLE' },
  });
  const requested = (await product.events(`run-${id}`)).filter(({ type }) => type === 'RunRequested');
  expect(requested.map(({ data }) => data)).toMatchObject([{ trackerId: id, cause: 'created' }]);
});

test('repeating a request with its Idempotency-Key creates one tracker', async () => {
  const key = { 'idempotency-key': 'a-key-of-hal' };
  const first = await product.as('hal').post('/api/topics/create-tracker/', topic(), key);
  const again = await product.as('hal').post('/api/topics/create-tracker/', topic(), key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await itemsOf('hal')).toHaveLength(1);
});

test('Explore has only its own pages', async () => {
  const { body: start } = await product.signedOut.get('/api/topics/search-trackers/');
  expect(start).toMatchObject({ header: 'Track Anything', topic: null });
  expect(start.topics).toContainEqual({ id: 'gene-therapy', category: 'Biotech', title: 'Gene therapy approvals' });
  expect((await product.signedOut.get('/api/topics/search-trackers/campaigns/')).body).toMatchObject({
    header: 'Track Any Campaign',
    subheader: 'Create up to 5 free trackers.',
    categories: ['Senate', 'House', 'Governor', 'Issue Areas'],
    trackers: [],
  });
  expect((await product.signedOut.get('/api/topics/search-trackers/gene-therapy/')).body).toMatchObject({
    header: 'Gene therapy approvals',
    topic: { id: 'gene-therapy', update_frequency: 'week', domains: expect.arrayContaining(['fda.gov']) },
    topics: [],
  });
  expect((await product.signedOut.get('/api/topics/search-trackers/no-such-page/')).body.code).toBe('NOT_FOUND');
});

test('Explore names its next page in the Link header', async () => {
  for (const topicOf of ['Copper', 'Zinc']) {
    const id = await create('jon', { tracker_description: `${topicOf} prices` });
    await product.as('jon').post(`/api/topics/toggle-public/${id}/`, { public: true });
  }
  const first = await product.signedOut.get('/api/topics/search-trackers/?query=prices&limit=1');
  expect(first.body.trackers).toMatchObject([{ tracker_description: 'Zinc prices' }]);
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.link ?? '')?.[1] ?? '';
  const second = await product.signedOut.get(next);
  expect(second.body.trackers).toMatchObject([{ tracker_description: 'Copper prices' }]);
  expect(second.headers).not.toHaveProperty('link');
});

test('everything survives a restart', async () => {
  const id = await create('ida', { update_frequency: 'month' });
  await product.stop();
  product = await startProduct(folder, unreachableHosts);
  expect(await itemsOf('ida')).toMatchObject([{ id }]);
});
