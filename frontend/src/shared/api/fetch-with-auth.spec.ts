import { setLanguage } from '../language/language';
import { storedTokens } from '../session/stored-session';
import { accessToken } from '../testing/fake-server';
import { saveTokens } from '../testing/tokens';
import { fetchWithAuth } from './fetch-with-auth';

interface Sent {
  readonly path: string;
  readonly access: string | null;
  readonly position: string | null;
  readonly body: string;
  readonly key: string | null;
  readonly language: string | null;
}

/** Replaces `fetch` with a server that accepts one access token, and records the requests. */
const serve = (good: string, refreshAnswer: () => Response, answer?: () => Response): readonly Sent[] => {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const access = request.headers.get('authorization');
    const path = new URL(request.url).pathname;
    const { headers } = request;
    const [position, key] = [headers.get('x-min-position'), headers.get('idempotency-key')];
    const language = headers.get('accept-language');
    sent.push({ path, access, position, key, language, body: await request.clone().text() });
    if (path === '/api/common/refresh-token') return refreshAnswer();
    if (answer !== undefined) return answer();
    if (access !== null && access !== `Bearer ${good}`) return new Response('{}', { status: 401 });
    return new Response('{}', { headers: { 'x-position': '42' } });
  };
  return sent;
};

const pathsOf = (sent: readonly Sent[]): string[] => sent.map(({ path }) => path.replace('/api/', ''));

const get = (path: string): Request => new Request(`/api/${path}`);
const post = (path: string, body: unknown): Request =>
  new Request(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) });

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const renewed = () => Response.json({ access: accessToken('new'), refresh: 'r2' });
const refused = () => new Response('{}', { status: 401 });

test('sends no token while signed out', async () => {
  const sent = serve(accessToken('new'), renewed);
  expect((await fetchWithAuth(get('topics/wire'))).status).toBe(200);
  expect(sent[0]?.access).toBeNull();
});

test('names the language of the interface', async () => {
  const sent = serve(accessToken('new'), renewed);
  await fetchWithAuth(get('topics/wire'));
  setLanguage('de', {});
  await fetchWithAuth(post('topics/chat-tracker', {}));
  setLanguage('en', {});
  expect(sent.map(({ language }) => language)).toEqual(['en', 'de']);
});

test('renews a refused token once and repeats the request with its body', async () => {
  const sent = serve(accessToken('new'), renewed);
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  expect((await fetchWithAuth(post('topics/create-tracker', { topic: 'tariffs' }))).status).toBe(200);
  expect(pathsOf(sent)).toEqual(['topics/create-tracker', 'common/refresh-token', 'topics/create-tracker']);
  expect(sent[2]).toMatchObject({ access: `Bearer ${accessToken('new')}`, body: '{"topic":"tariffs"}' });
  expect(storedTokens()).toEqual({ access: accessToken('new'), refresh: 'r2' });
});

test('ends a session that cannot be renewed and sends the request without a token', async () => {
  const sent = serve(accessToken('new'), refused);
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  expect((await fetchWithAuth(get('topics/wire'))).status).toBe(200);
  expect(sent.at(-1)?.access).toBeNull();
  expect(storedTokens()).toBeNull();
});

test('a temporarily unavailable server does not sign the user out', async () => {
  serve(accessToken('new'), () => new Response('', { status: 503 }));
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  await expect(fetchWithAuth(get('topics/wire'))).rejects.toThrow('could not be renewed');
  expect(storedTokens()).toEqual({ access: accessToken('old'), refresh: 'r1' });
});

test('renews an expired token in advance', async () => {
  const sent = serve(accessToken('new'), renewed);
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  localStorage.setItem('accessReceivedAt', '0');
  await fetchWithAuth(get('topics/wire'));
  expect(pathsOf(sent)).toEqual(['common/refresh-token', 'topics/wire']);
});

const refreshesOf = (sent: readonly Sent[]) => pathsOf(sent).filter((path) => path === 'common/refresh-token');

test('parallel requests of a tab share one refresh, even without Web Locks', async () => {
  const sent = serve(accessToken('new'), renewed);
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  const answers = await Promise.all(['a', 'b', 'c'].map((path) => fetchWithAuth(get(path))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refreshesOf(sent)).toHaveLength(1);
});

test('the next request retries a failed refresh', async () => {
  let away = true;
  const sent = serve(accessToken('new'), () => (away ? new Response('', { status: 503 }) : renewed()));
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  await expect(fetchWithAuth(get('topics/wire'))).rejects.toThrow('could not be renewed');
  away = false;
  expect((await fetchWithAuth(get('topics/wire'))).status).toBe(200);
  expect(refreshesOf(sent)).toHaveLength(2);
});

test('a tab that waited for the lock uses the tokens of the tab before it', async () => {
  const sent = serve(accessToken('new'), renewed);
  const request = (_name: string, act: () => Promise<unknown>) => {
    saveTokens({ access: accessToken('new'), refresh: 'r2' });
    return act();
  };
  Object.assign(navigator, { locks: { request } });
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  expect((await fetchWithAuth(get('topics/wire'))).status).toBe(200);
  expect(refreshesOf(sent)).toEqual([]);
});

test('a read waits for this browser’s earlier writes', async () => {
  const sent = serve(accessToken('new'), renewed);
  await fetchWithAuth(post('topics/create-tracker', {}));
  await fetchWithAuth(get('topics/wire'));
  expect(sent.at(-1)?.position).toBe('42');
});

/** The keys of two writes with `between` between them. */
const keysOf = async (
  first: Request,
  second: Request,
  { answer = () => Response.json({}), between }: { answer?: () => Response; between?: Request } = {},
): Promise<readonly (string | null | undefined)[]> => {
  let broken = true;
  const sent = serve('', renewed, () => (broken ? answer() : Response.json({})));
  await fetchWithAuth(first).catch(() => undefined);
  broken = false;
  if (between !== undefined) await fetchWithAuth(between);
  await fetchWithAuth(second);
  return [sent[0]?.key, sent.at(-1)?.key];
};
const create = () => post('topics/create-tracker', { topic: 'tariffs' });
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

test.each<[string, () => Response]>([
  ['was lost', lost],
  ['says that the server failed', () => new Response('', { status: 503 })],
  ['says that the first is still in progress', () => new Response('{}', { status: 409 })],
])('a write whose answer %s is repeated with its key', async (_what, answer) => {
  const [first, second] = await keysOf(create(), create(), { answer });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('a write whose answer was lost keeps its key while something else is written', async () => {
  const between = () => post('topics/feed/read', { until: '2026-03-01T09:00:00.000Z' });
  const [first, second] = await keysOf(create(), create(), { answer: lost, between: between() });
  expect(second).toBe(first);
});

test('a write whose answer was lost keeps its key while something else fails', async () => {
  const tag = () => post('topics/tracker/t1/update_tags', { tags: ['steel'] });
  const sent = serve('', renewed, lost);
  for (const write of [create(), tag(), create(), tag()]) await fetchWithAuth(write).catch(() => undefined);
  const [created, tagged, ...again] = sent.map(({ key }) => key);
  expect(again).toEqual([created, tagged]);
  expect(tagged).not.toBe(created);
});

const ID = '0198c2f0-0000-7000-8000-000000000001';
test.each([
  ['pause', post(`topics/tracker/${ID}/pause`, {}), post(`topics/tracker/${ID}/resume`, {})],
  [
    'restoring',
    post('topics/restore', { id: ID }),
    new Request(`/api/topics/delete-tracker/${ID}`, { method: 'DELETE' }),
  ],
  ['change of tags', post('topics/tracker/t1/update_tags', { tags: ['a'] }), post('topics/tracker/t1/update_tags', {})],
])('a %s gets a new key after what may have undone it', async (_what, write, between) => {
  const [first, second] = await keysOf(write.clone(), write, { answer: lost, between });
  expect(second).not.toBe(first);
});

test('a write gets a new key once its answer has been missing for ten minutes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent = serve('', renewed, lost);
  for (const minutes of [0, 9, 11]) {
    jest.setSystemTime(Date.now() + minutes * 60_000);
    await fetchWithAuth(create()).catch(() => undefined);
  }
  jest.useRealTimers();
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a write that was answered, refused or followed by one of the same kind gets a new key', async () => {
  const refusal = () => new Response('{}', { status: 400 });
  const another = () => post('topics/create-tracker', { topic: 'missions' });
  for (const [first, second] of [
    await keysOf(create(), create()),
    await keysOf(create(), create(), { answer: refusal }),
    await keysOf(create(), another(), { answer: lost }),
    await keysOf(create(), create(), { answer: lost, between: another() }),
  ]) {
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  }
});

test('reads have no key, and a refused token does not change it', async () => {
  const sent = serve(accessToken('new'), renewed);
  saveTokens({ access: accessToken('old'), refresh: 'r1' });
  await fetchWithAuth(create());
  await fetchWithAuth(get('topics/wire'));
  await fetchWithAuth(post('common/validate-token', {}));
  const keys = sent.map(({ key }) => key);
  expect(keys).toEqual([expect.any(String), null, keys[0], null, null]);
});

test('when an impersonation expires, nothing is sent as the super user, and their tokens are restored', async () => {
  const sent = serve(accessToken('own'), renewed);
  const acting = `acting.${btoa(JSON.stringify({ iat: 1000, exp: 4600, act: { sub: 'root' } }))}.signature`;
  sessionStorage.setItem('ownAccess', accessToken('own'));
  sessionStorage.setItem('ownRefresh', 'own-refresh');
  saveTokens({ access: acting, refresh: null });
  await fetchWithAuth(post('topics/create-tracker', { topic: 'tariffs' }));
  expect(sent.map(({ access }) => access)).toEqual([`Bearer ${acting}`, null]);
  expect(storedTokens()).toEqual({ access: accessToken('own'), refresh: 'own-refresh' });
});
