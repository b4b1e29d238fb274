import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
let product: Product;

beforeAll(async () => {
  product = await startProduct(folder);
});
afterAll(() => product.stop());

const SAVE = '/api/topics/create-update-domain-set/';
const LIST = '/api/topics/domain-sets/';
const trade = (changes: object = {}): object => ({
  name: 'Trade',
  description: 'Official releases',
  domains: ['https://www.whitehouse.gov/briefings', 'ustr.gov', 'ustr.gov'],
  ...changes,
});

test('creates, lists, edits and deletes a Source Set', async () => {
  const ann = product.as('ann');
  const made = await ann.post(SAVE, trade());
  const id: string = made.body.id;
  const shown = {
    id,
    name: 'Trade',
    description: 'Official releases',
    public: false,
    can_edit: true,
    domains: ['www.whitehouse.gov', 'ustr.gov'],
  };
  expect([made.status, made.body]).toEqual([200, shown]);
  expect((await ann.get(LIST)).body).toEqual([shown]);

  const changed = await ann.post(SAVE, trade({ domainset_id: id, name: 'Tariffs', description: '' }));
  expect(changed.body).toEqual({ ...shown, name: 'Tariffs', description: '' });
  await ann.post(SAVE, trade({ name: 'Newer' }));
  expect((await ann.get(LIST)).body).toMatchObject([{ name: 'Newer' }, { name: 'Tariffs' }]);

  for (const _time of [1, 2]) expect((await ann.delete(`/api/topics/delete-domain-set/${id}/`)).status).toBe(204);
  expect((await ann.get(LIST)).body).toMatchObject([{ name: 'Newer' }]);
});

test('a Source Set is private to its owner', async () => {
  const { id } = (await product.as('eve').post(SAVE, trade())).body as { id: string };
  const before = (await product.events()).length;
  expect((await product.as('bob').get(LIST)).body).toEqual([]);
  expect((await product.as('bob').post(SAVE, trade({ domainset_id: id }))).status).toBe(404);
  expect((await product.as('bob').delete(`/api/topics/delete-domain-set/${id}/`)).status).toBe(404);
  expect((await product.as('eve').post(SAVE, trade({ domainset_id: 'no-such-set' }))).status).toBe(404);
  expect((await product.as('eve').delete('/api/topics/delete-domain-set/no-such-set/')).status).toBe(404);
  for (const answer of [
    await product.signedOut.get(LIST),
    await product.signedOut.post(SAVE, trade()),
    await product.signedOut.delete(`/api/topics/delete-domain-set/${id}/`),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([401, 'AUTH_REQUIRED']);
  }
  expect(await product.events()).toHaveLength(before);
});

test('a public Source Set is listed for everyone, and changed by its owner alone', async () => {
  const [dan, fay] = [product.as('dan'), product.as('fay')];
  const { id } = (await dan.post(SAVE, trade({ public: true }))).body as { id: string };
  await fay.post(SAVE, trade({ name: 'Her own' }));
  expect((await fay.get(LIST)).body).toMatchObject([
    { name: 'Her own', public: false, can_edit: true },
    { id, name: 'Trade', public: true, can_edit: false },
  ]);
  expect((await dan.get(LIST)).body).toMatchObject([{ id, public: true, can_edit: true }]);
  expect((await fay.post(SAVE, trade({ domainset_id: id, public: false }))).status).toBe(404);
  expect((await dan.post(SAVE, trade({ domainset_id: id, name: 'Tariffs' }))).body).toMatchObject({ public: true });
  expect((await dan.post(SAVE, trade({ domainset_id: id, public: false }))).body).toMatchObject({ public: false });
  expect((await fay.get(LIST)).body).toMatchObject([{ name: 'Her own' }]);
});

test('10,000 characters as a name are refused, more are not read', async () => {
  const before = (await product.events()).length;
  const name = { path: 'name', message: 'At most 100 characters' };
  expect((await product.as('gus').post(SAVE, trade({ name: 'x'.repeat(10_000) }))).body.errors).toEqual([name]);
  expect((await product.as('gus').post(SAVE, trade({ name: 'x'.repeat(10_001) }))).status).toBe(400);
  expect(await product.events()).toHaveLength(before);
});

test('two tabs: both edits are kept in order, and one of a set deleted in the other says so', async () => {
  const hal = product.as('hal');
  const { id } = (await hal.post(SAVE, trade())).body as { id: string };
  const edits = ['One', 'Two'].map((name) => hal.post(SAVE, trade({ domainset_id: id, name })));
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200]);
  await hal.delete(`/api/topics/delete-domain-set/${id}/`);
  const late = await hal.post(SAVE, trade({ domainset_id: id }));
  expect(late.body).toMatchObject({ status: 404, detail: 'This Source Set does not exist.' });
});

test('a double click with one Idempotency-Key makes one set', async () => {
  const ivy = product.as('ivy');
  const twice = [1, 2].map(() => ivy.post(SAVE, trade(), { 'Idempotency-Key': 'one-click' }));
  const made = (await Promise.all(twice)).filter(({ status }) => status === 200);
  expect(made.length).toBeGreaterThan(0);
  expect((await ivy.get(LIST)).body).toHaveLength(1);
});

test.each([
  ['without a name', trade({ name: ' ' }), 'Please fill in all required fields.', 'name'],
  ['without a domain', trade({ domains: [] }), 'Please fill in all required fields.', 'domains'],
  [
    'with invalid domains',
    trade({ domains: ['a.org', 'no domain', 'localhost'] }),
    'There are 2 invalid domain(s) in your list. Please correct them before saving.',
    'domains.1',
  ],
  ['with an unknown field', trade({ owner_id: 'bob' }), 'Please check: owner_id.', 'owner_id'],
  ['whose domains are not a list', trade({ domains: 'a.org' }), 'Please check: domains.', 'domains'],
])('refuses one %s and appends nothing', async (_name, body, detail, path) => {
  const before = (await product.events()).length;
  const answer = await product.as('gus').post(SAVE, body);
  expect(answer.body).toMatchObject({ status: 400, code: 'INVALID', detail, error: detail });
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
  expect(await product.events()).toHaveLength(before);
});
