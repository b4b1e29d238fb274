import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;

beforeAll(async () => {
  product = await startProduct(folder, { ...UNREACHABLE_HOSTS, PLAN_FREE_TRACKERS: '100', RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => product.stop());

const desk = (user: string, at = product) => {
  const visitor = at.as(user);
  const make = async (name: string, parent: string | null = null): Promise<string> =>
    (await visitor.post('/api/topics/create-collection/', { name, parent_uid: parent })).body.id;
  const track = async (parent: string | null): Promise<string> => {
    const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
    return (await visitor.post('/api/topics/create-tracker/', { ...topic, parent_uid: parent })).body.tracker_id;
  };
  const inside = async (id: string | null) => {
    const { body } = await visitor.get(`/api/topics/get-collection/${id === null ? '' : `?unique_id=${id}`}`);
    return body;
  };
  const names = async (id: string | null) => (await inside(id)).items.map(({ id: item }: { id: string }) => item);
  return { visitor, make, track, inside, names };
};

test('a folder is created with its description, and shown with the way to it', async () => {
  const { visitor, make, inside } = desk('ann');
  const { status, body: trade } = await visitor.post('/api/topics/create-collection/', {
    name: '  Trade ',
    description: 'Tariffs and treaties',
  });
  expect(status).toBe(201);
  expect(trade).toMatchObject({ name: 'Trade', description: 'Tariffs and treaties', parent_id: null, can_edit: true });
  const steel = await make('Steel', trade.id);
  const { collection, breadcrumbs } = await inside(steel);
  expect(collection).toMatchObject({ id: steel, name: 'Steel', parent_id: trade.id, parent_uid: trade.id });
  expect(breadcrumbs.map(({ name }: { name: string }) => name)).toEqual(['My Trackers', 'Trade', 'Steel']);
});

test.each([
  ['', 'Please enter a collection name'],
  [' \u200b ', 'Please enter a collection name'],
  ['x'.repeat(101), 'At most 100 characters'],
  ['x'.repeat(10_000), 'At most 100 characters'],
  ['\u0301'.repeat(50), 'Please enter a collection name'],
])('a folder is not named %j', async (name, detail) => {
  const { status, body } = await desk('ann').visitor.post('/api/topics/create-collection/', { name });
  expect({ status, ...body }).toMatchObject({ status: 400, detail, errors: [{ path: 'name', message: detail }] });
});

test('trackers are created in a folder, or moved there and back', async () => {
  const { visitor, make, track, names } = desk('bea');
  const trade = await make('Trade');
  const [born, moved] = [await track(trade), await track(null)];
  expect(await names(trade)).toEqual([born]);
  const move = (destination: string | null) =>
    visitor.post('/api/topics/move-tracker/', { id: moved, destination_collection_id: destination });
  expect((await move(trade)).body).toEqual({ id: moved, parent_id: trade });
  expect(await names(trade)).toEqual([moved, born]);
  await move(null);
  expect(await names(null)).toEqual([trade, moved]);
});

test('a tracker of a folder that does not exist is in the root', async () => {
  const { track, names } = desk('cem');
  const id = await track('gone');
  expect(await names(null)).toEqual([id]);
});

test('a folder is not moved into itself, into one inside it, or into another’s', async () => {
  const { visitor, make } = desk('dan');
  const [trade, others] = [await make('Trade'), await desk('eve').make('Trade')];
  const steel = await make('Steel', trade);
  const move = async (destination: string) =>
    (await visitor.post('/api/topics/move-collection/', { id: trade, destination_collection_id: destination })).body
      .code;
  expect([await move(trade), await move(steel), await move(others)]).toEqual([
    'INVALID_DESTINATION',
    'INVALID_DESTINATION',
    'NOT_FOUND',
  ]);
});

test('two windows that move folders into each other at once make no cycle', async () => {
  const { visitor, make } = desk('fay');
  const [a, b] = [await make('A'), await make('B')];
  const into = (id: string, destination: string) =>
    visitor.post('/api/topics/move-collection/', { id, destination_collection_id: destination });
  const statuses = (await Promise.all([into(a, b), into(b, a)])).map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, 400]);
  const { body: tree } = await visitor.get('/api/topics/get-collection-tree/');
  const [top] = tree.collectionsTree.children;
  expect(tree.collectionsTree.children).toHaveLength(1);
  expect(top.children).toHaveLength(1);
  expect(Object.keys(tree.collectionsMap).sort()).toEqual([a, b].sort());
});

test('a folder is renamed by its owner only', async () => {
  const { visitor, make, inside } = desk('gus');
  const id = await make('Trade');
  await visitor.post('/api/topics/rename-collection/', { id, name: 'Tariffs', description: 'By country' });
  expect((await inside(id)).collection).toMatchObject({ name: 'Tariffs', description: 'By country' });
  const { body } = await desk('hal').visitor.post('/api/topics/rename-collection/', { id, name: 'Mine' });
  expect(body.code).toBe('NOT_FOUND');
});

describe('a shared folder', () => {
  const shared = async (user: string) => {
    const own = desk(user);
    const trade = await own.make('Trade');
    const [shown, hidden] = [await own.track(trade), await own.track(trade)];
    const share = (isPublic: boolean, ...trackers: readonly string[]) =>
      own.visitor.post('/api/topics/share-collection/', { id: trade, public: isPublic, trackers });
    return { ...own, trade, shown, hidden, share };
  };
  const seen = async (id: string) => (await product.signedOut.get(`/api/topics/get-collection/?unique_id=${id}`)).body;

  test('anyone sees it, with the trackers that its owner chose', async () => {
    const { trade, shown, share } = await shared('pia');
    expect((await seen(trade)).code).toBe('AUTH_REQUIRED');
    expect((await share(true, shown)).body).toEqual({ id: trade, public: true });
    expect((await seen(trade)).items).toMatchObject([{ id: shown, can_edit: false }]);
    expect((await product.signedOut.get(`/api/topics/tracker/${shown}/`)).status).toBe(200);
    expect((await share(false)).body).toEqual({ id: trade, public: false });
    expect((await seen(trade)).code).toBe('AUTH_REQUIRED');
  });

  test('sharing refuses trackers from elsewhere', async () => {
    const { share, track } = await shared('quin');
    const elsewhere = await track(null);
    expect((await share(true, elsewhere)).body).toMatchObject({ status: 400, code: 'INVALID' });
  });

  test('a folder may be shared from its creation', async () => {
    const { visitor } = desk('rob');
    const { body } = await visitor.post('/api/topics/create-collection/', { name: 'Open', public: true });
    expect(body).toMatchObject({ public: true });
    expect((await seen(body.id)).collection).toMatchObject({ name: 'Open', can_edit: false });
  });
});

test('emails of a folder are combined, and those of the root', async () => {
  const { visitor, make, inside } = desk('sam');
  const trade = await make('Trade');
  for (const id of [trade, null]) {
    const toggled = await visitor.post('/api/topics/toggle-collect/', { collect_emails: true, collection_uid: id });
    expect(toggled.body).toEqual({ collect_emails: true });
    expect((await inside(id)).collection).toMatchObject({ collect_emails: true });
  }
});

describe('a folder is deleted with all it holds', () => {
  const filled = async (user: string) => {
    const own = desk(user);
    const trade = await own.make('Trade');
    const steel = await own.make('Steel', trade);
    const [inTrade, inSteel, elsewhere] = [await own.track(trade), await own.track(steel), await own.track(null)];
    const remove = (id: string) => own.visitor.delete(`/api/topics/delete-collection/${id}/`);
    const restore = (kind: string, id: string) => own.visitor.post('/api/topics/restore/', { kind, id });
    return { ...own, trade, steel, inTrade, inSteel, elsewhere, remove, restore };
  };

  test('once, however often that is repeated', async () => {
    const { trade, inSteel, elsewhere, visitor, remove, names } = await filled('ida');
    expect([(await remove(trade)).status, (await remove(trade)).status]).toEqual([204, 204]);
    expect(await names(null)).toEqual([elsewhere]);
    expect((await visitor.get(`/api/topics/tracker/${inSteel}/`)).body.code).toBe('NOT_FOUND');
    expect((await visitor.get(`/api/topics/get-collection/?unique_id=${trade}`)).body.code).toBe('NOT_FOUND');
    expect((await remove('unknown')).body.code).toBe('NOT_FOUND');
  });

  test('restoring the folder restores all that it held', async () => {
    const { trade, steel, inTrade, inSteel, elsewhere, remove, restore, names } = await filled('jon');
    await remove(trade);
    expect((await restore('collection', trade)).body).toEqual({ kind: 'collection', id: trade });
    expect(await names(null)).toEqual([trade, elsewhere]);
    expect(await names(trade)).toEqual([steel, inTrade]);
    expect(await names(steel)).toEqual([inSteel]);
    expect((await restore('collection', trade)).status).toBe(200);
  });

  test('a tracker of it that is restored alone is in the root, and stays there', async () => {
    const { trade, steel, inSteel, elsewhere, remove, restore, names } = await filled('kim');
    await remove(trade);
    await restore('tracker', inSteel);
    expect(await names(null)).toEqual([elsewhere, inSteel]);
    await restore('collection', trade);
    expect(await names(steel)).toEqual([]);
    expect(await names(null)).toEqual([trade, elsewhere, inSteel]);
  });

  test('another’s is not found', async () => {
    const { trade } = await filled('lea');
    const { visitor } = desk('max');
    expect((await visitor.delete(`/api/topics/delete-collection/${trade}/`)).body.code).toBe('NOT_FOUND');
    await desk('lea').visitor.delete(`/api/topics/delete-collection/${trade}/`);
    expect((await visitor.post('/api/topics/restore/', { kind: 'collection', id: trade })).body.code).toBe('NOT_FOUND');
  });

  test('a tracker that another window moves into it at that moment goes with it or stays', async () => {
    const { trade, elsewhere, visitor, remove, names } = await filled('ned');
    const move = { id: elsewhere, destination_collection_id: trade };
    const [moved] = await Promise.all([visitor.post('/api/topics/move-tracker/', move), remove(trade)]);
    expect(await names(null)).toEqual(moved.status === 200 ? [] : [elsewhere]);
    const gone = { code: 'NOT_FOUND', detail: 'This folder does not exist.' };
    if (moved.status !== 200) expect(moved.body).toMatchObject(gone);
    expect((await visitor.get(`/api/topics/tracker/${elsewhere}/`)).status).toBe(moved.status === 200 ? 404 : 200);
  });
});

describe('an allowance of one tracker', () => {
  const folderOfOne = temporaryFolder();
  let productOfOne: Product;

  beforeAll(async () => {
    productOfOne = await startProduct(folderOfOne, { ...UNREACHABLE_HOSTS, PLAN_FREE_TRACKERS: '1' });
  });
  afterAll(() => productOfOne.stop());

  test('a folder is not restored without its trackers when their slots are taken', async () => {
    const { visitor, make, track, names } = desk('ola', productOfOne);
    const trade = await make('Trade');
    await track(trade);
    await visitor.delete(`/api/topics/delete-collection/${trade}/`);
    const other = await track(null);
    const restore = () => visitor.post('/api/topics/restore/', { kind: 'collection', id: trade });
    expect((await restore()).body).toMatchObject({ code: 'MAX_TRACKERS_REACHED' });
    expect(await names(null)).toEqual([other]);
    await visitor.delete(`/api/topics/delete-tracker/${other}/`);
    expect((await restore()).status).toBe(200);
    expect(await names(null)).toEqual([trade]);
  });
});
