import request from 'supertest';
import { joinProduct } from '#test/support/people';
import { endProductProcesses, startProductProcess, untilReady } from '#test/support/product-process';
import { temporaryFolder } from '#test/support/temporary-folder';

const dataDir = temporaryFolder();
const ann = { email: 'canary-address@example.org', first: 'Canaryfirst', last: 'Canarylast' };
const FORGED = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  'X-Forwarded-For': '203.0.113.77',
  'X-Original-URL': '/evil',
  Forwarded: 'host=evil.example;for=203.0.113.77',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/canary-referer',
};

let address: string;
let log: () => string;
let session: { access: string; refresh: string };
beforeAll(async () => {
  const product = await untilReady(
    await startProductProcess({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://aidy.example.org',
      SEARCH_PROVIDERS: 'google-news,federal-register',
      GOOGLE_NEWS_BASE_URL: 'http://127.0.0.1:9',
      FETCH_CONNECT_TO: 'agency.example=http://127.0.0.1:9',
    }),
  );
  address = product.address;
  log = () => product.err() + product.out().replace(/grant=\S+/g, '');
  session = await joinProduct(address, dataDir, ann);
});
afterAll(endProductProcesses);

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(address).post(path).set(headers).send(body);

test('unknown addresses get the same responses as known ones', async () => {
  const known = await post('/api/common/send-reset-email/', { email: ann.email });
  const unknown = await post('/api/common/send-reset-email/', { email: 'nobody@example.org' });
  const [wrong, nobody] = await Promise.all(
    [ann.email, 'nobody@example.org'].map((username) =>
      post('/api/common/sign-in/', { username, password: 'canary wrong password' }),
    ),
  );
  const told = ({ status, body, headers }: request.Response) => {
    const { request_id: _id, ...rest } = body;
    return [status, rest, Object.keys(headers).sort()];
  };
  expect(told(known)).toEqual(told(unknown));
  expect(wrong && told(wrong)).toEqual(nobody && told(nobody));
});

test('positions do not reveal how many events another user caused', async () => {
  const headers = { authorization: `Bearer ${session.access}` };
  const told: bigint[] = [];
  for (const include_audio of [true, false, true]) {
    const answer = await post('/api/common/update-audio-preference/', { include_audio }, headers);
    told.push(BigInt(String(answer.headers['x-position'])));
    await post('/api/common/send-reset-email/', { email: include_audio ? ann.email : 'nobody@example.org' });
  }
  const steps = told.slice(1).map((position, index) => position - (told[index] ?? 0n));
  // Plain log positions would differ by no more than a handful.
  expect(steps.filter((step) => step > -1_000_000n && step < 1_000_000n)).toEqual([]);
});

test('links and responses use PUBLIC_URL, whatever the Host header', async () => {
  const authorization = { authorization: `Bearer ${session.access}` };
  const { text, headers } = await request(address)
    .get('/api/common/user/')
    .set({ ...authorization, ...FORGED });
  expect(text).toContain('https://aidy.example.org/register?ref=');
  expect(text + JSON.stringify(headers)).not.toContain('evil.example');
  await post('/api/common/send-verify-email/', { email: 'second@example.org' }, FORGED);
});

test('an Idempotency-Key reveals nothing of another account, body or path', async () => {
  const key = { 'idempotency-key': 'canary-key' };
  const own = { ...key, authorization: `Bearer ${session.access}` };
  const set = { name: 'Canaryset', domains: ['agency.example'] };
  const first = await post('/api/topics/create-update-domain-set/', set, own);
  expect((await post('/api/topics/create-update-domain-set/', set, own)).body).toEqual(first.body);
  expect((await post('/api/topics/create-update-domain-set/', { ...set, name: 'Other' }, own)).status).toBe(409);
  expect((await post('/api/topics/create-update-domain-set/', set, key)).status).toBe(401);
  const bob = await joinProduct(address, dataDir, { email: 'bob@example.org', first: 'Bob', last: 'Roe' });
  const others = await post('/api/topics/create-update-domain-set/', set, {
    ...key,
    authorization: `Bearer ${bob.access}`,
  });
  expect(others.body.id).not.toBe(first.body.id);
});

test('reusing a refresh token ends its session, including the newest token', async () => {
  const refresh = (token: string) => post('/api/common/refresh-token/', { refresh: token });
  const { body: second } = await refresh(session.refresh);
  const { body: third } = await refresh(second.refresh);
  expect((await refresh(session.refresh)).status).toBe(401);
  expect((await refresh(third.refresh)).status).toBe(401);
});

test('the log contains no personal data, secret, path or query at LOG_LEVEL=debug', async () => {
  await request(address).get('/api/topics/search-trackers/?query=canary-query');
  await request(address).get('/verify-email/canary-uid/canary-token');
  await post('/api/common/sign-in/', { username: 'canary-user', password: 'canary-pass' });
  expect(log()).toContain('/api/common/sign-in');
  const secrets = [
    'canary',
    'Canary',
    session.access,
    session.refresh,
    'correct harbour lamp',
    'evil.example',
    '203.0.113.77',
  ];
  expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
});
