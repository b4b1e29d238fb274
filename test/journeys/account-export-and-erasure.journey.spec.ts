import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { startProduct, type Product } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
let access: string;
beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  const address = await product.app.getUrl();
  ({ access } = await joinProduct(address, folder, { email: 'ann@example.org', first: 'Ann', last: 'Lee' }));
});
afterAll(() => product.stop());

const topic = { tracker_description: 'Steel tariffs', update_frequency: 'week', domains: ['agency.example'] };

test('the export has everything of the user, and nothing of others or secret', async () => {
  const ann = product.bearing(access);
  const { body: made } = await ann.post('/api/topics/create-tracker/', topic);
  await ann.post('/api/topics/create-collection/', { name: 'Trade' });
  await ann.post('/api/topics/create-update-domain-set/', { name: 'Agencies', domains: ['agency.example'] });
  const { body: issued } = await ann.post('/api/common/api-tokens/', { name: 'Script', scopes: ['read'] });
  await ann.post('/api/common/channels/', { kind: 'sms', target: '+12025550123', enabled: true });
  await ann.post('/api/topics/feed/read/', { up_to: '2026-01-01T00:00:00Z' });
  await product.as('bob').post('/api/topics/create-tracker/', { ...topic, tracker_description: 'What Bob follows' });

  const { status, headers, text } = await ann.get('/api/common/export-account/');
  expect([status, headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; .*account-.*json/),
  ]);
  const exported = JSON.parse(text);
  expect(exported).toMatchObject({
    account: { email: 'ann@example.org', first_name: 'Ann', last_name: 'Lee', email_time: '12:00' },
    trackers: [{ id: made.tracker_id, description: 'Steel tariffs', domains: ['agency.example'] }],
    findings: [{ tracker_id: made.tracker_id, overview: null, updates: [], claims: [] }],
    collections: [{ name: 'Trade' }],
    source_sets: [{ name: 'Agencies' }],
    api_tokens: [{ id: issued.id, name: 'Script' }],
    channels: [{ kind: 'sms', target: '+12025550123' }],
    follows: [],
    read_positions: [{ up_to: '2026-01-01T00:00:00.000Z' }],
    subscriptions: [],
    impersonations: [],
  });
  expect(exported.sessions).toHaveLength(1);
  expect(text).not.toContain(issued.token);
  expect(text).not.toMatch(/What Bob follows|hash/);
});

test('the account is erased with its password only', async () => {
  const ann = product.bearing(access);
  const refusals = await Promise.all(
    [{}, { password: 'wrong harbour lamp' }, { confirm: 'ann@example.org' }].map((body) =>
      ann.post('/api/common/delete-account/', body),
    ),
  );
  expect(refusals.map(({ status, body }) => [status, body.code, body.errors[0].path])).toEqual([
    [400, 'INVALID', 'password'],
    [400, 'INVALID', 'password'],
    [400, 'INVALID', 'password'],
  ]);
  const feed = new URL((await ann.get('/api/common/user/')).body.rss_url).pathname;
  expect((await product.signedOut.get(feed)).status).toBe(200);
  const key = { 'idempotency-key': 'goodbye' };
  const erased = await ann.post('/api/common/delete-account/', { password: PEOPLE_PASSWORD }, key);
  expect(erased.status).toBe(204);
  expect((await ann.get('/api/common/user/')).status).toBe(401);
  expect((await product.signedOut.get(feed)).status).toBe(404);
  const again = { username: 'ann@example.org', password: PEOPLE_PASSWORD };
  expect((await product.signedOut.post('/api/common/sign-in/', again)).status).toBe(401);
  expect(JSON.stringify(await product.events())).not.toMatch(/ann@example\.org|\+12025550123/);
});
