import { accountSteps, bearer } from '../support/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
const email = 'ann@example.org';
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
let here: Record<string, string>;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir });
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
  expect(Object.keys(sessions[0]).sort()).toEqual(['current', 'expires_at', 'id', 'refreshed_at', 'started_at']);
  expect(await list(bearer(there.access))).toMatchObject([{ current: true }, { current: false }]);
});

test('one is ended from another, once', async () => {
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
