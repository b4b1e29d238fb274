import { BEGINNING } from '#platform/event-store/event-store';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, newlyKept, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
const kept = newlyKept();
const email = 'ann@example.org';
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
let here: Record<string, string>;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir, kept });
  steps = accountSteps(aidy);
  here = bearer((await steps.join(email)).access);
});
afterAll(() => aidy.close());

const list = async (headers = here) => (await aidy.get('/api/common/sessions/', headers)).body;

test('the sessions of a user are listed, the current one marked, without tokens', async () => {
  aidy.clock.advance(60_000);
  const { body: there } = await steps.signIn(email);
  const sessions = await list();
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  expect(Object.keys(sessions[0]).sort()).toEqual([
    'browser',
    'current',
    'expires_at',
    'id',
    'refreshed_at',
    'started_at',
    'system',
  ]);
  expect(await list(bearer(there.access))).toMatchObject([{ current: true }, { current: false }]);
});

test('a session is named by browser and system, of which the log has nothing in clear', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const { body } = await steps.signIn(email, PASSWORD, { 'user-agent': userAgent });
  expect((await list()).find(({ browser }: { browser: string | null }) => browser !== null)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    current: false,
  });
  const { events } = await kept.log.readAll({ after: BEGINNING, limit: 10_000 });
  expect(events.map(({ type }) => type)).toContain('SessionStarted');
  expect(JSON.stringify(events)).not.toMatch(/Firefox|Windows/);
  await steps.signOut(body.refresh);
  expect(JSON.stringify(await list())).not.toContain('Firefox');
});

test('a session is ended from another, once', async () => {
  const { body: there } = await steps.signIn(email);
  const [own] = (await list(bearer(there.access))).filter(({ current }: { current: boolean }) => current);
  for (const _again of [1, 2]) {
    expect((await aidy.delete(`/api/common/sessions/${own.id}/`, here)).status).toBe(204);
  }
  expect((await aidy.get('/api/common/user/', bearer(there.access))).status).toBe(401);
  expect((await steps.refresh(there.refresh)).status).toBe(401);
});

test('signing out elsewhere ends all others', async () => {
  const others = [await steps.signIn(email), await steps.signIn(email)];
  const stranger = await steps.join('bob@example.org');
  const { body } = await aidy.post('/api/common/sign-out-elsewhere/', {}, here);
  expect(body.ended).toBeGreaterThanOrEqual(2);
  expect(await list()).toMatchObject([{ current: true }]);
  for (const { body: other } of others) expect((await steps.refresh(other.refresh)).status).toBe(401);
  expect((await aidy.get('/api/common/user/', bearer(stranger.access))).status).toBe(200);
});

test('a changed password ends all other sessions, and this one goes on', async () => {
  const joined = await steps.join('cat@example.org');
  const cat = bearer(joined.access);
  const change = (password: string, new_password: string, headers = cat) =>
    aidy.post('/api/common/change-password/', { password, new_password }, headers);
  const fault = async (answer: ReturnType<typeof change>) => {
    const { status, body } = await answer;
    return [status, body.code, body.errors?.[0]];
  };
  const { body: there } = await steps.signIn('cat@example.org');
  expect(await fault(change('wrong', 'another harbour lamp'))).toEqual([
    400,
    'INVALID',
    { path: 'password', message: 'The password is wrong.' },
  ]);
  for (const [unfit, message] of [
    ['short', 'Please use at least 10 characters'],
    ['Password2025!', 'This password is too common. Please choose another'],
    ['cat@example.org', 'Please choose a password that is not your email address'],
  ] as const)
    expect(await fault(change(PASSWORD, unfit))).toEqual([400, 'INVALID', { path: 'new_password', message }]);
  expect((await aidy.get('/api/common/user/', bearer(there.access))).status).toBe(200);

  // The answer is lost, and the browser asks again.
  const once = { ...cat, 'idempotency-key': 'another' };
  for (const _again of [1, 2]) expect((await change(PASSWORD, 'another harbour lamp', once)).status).toBe(204);
  expect((await aidy.get('/api/common/user/', bearer(there.access))).status).toBe(401);
  expect((await steps.refresh(there.refresh)).status).toBe(401);
  expect(await list(cat)).toMatchObject([{ current: true }]);
  expect((await aidy.post('/api/common/validate-token/', {}, cat)).status).toBe(200);
  expect((await steps.refresh(joined.refresh)).status).toBe(200);
  expect((await steps.signIn('cat@example.org')).status).toBe(401);
  expect((await steps.signIn('cat@example.org', 'another harbour lamp')).status).toBe(200);
});
