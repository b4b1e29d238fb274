import { join } from 'node:path';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, newlyKept, startAccountsApp } from '../support/accounts/accounts-app';
import { authenticator } from '../support/accounts/authenticator';
import { failingAppends } from '../support/log/failing-appends';
import { temporaryFolder } from '../support/temporary-folder';
import { TestClock } from '../support/test-clock';
import { until } from '../support/until';

const folder = temporaryFolder();
let installations = 0;
const HOUR_MS = 3_600_000;
const email = 'ann@example.org';
const pending = {
  tracker_description: 'Tariffs of the United States',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
};
const running: AccountsApp[] = [];
afterEach(async () => {
  for (const aidy of running.splice(0)) await aidy.close();
});

/** An installation whose log can be made to fail, and which can be restarted on the same log. */
const installation = (environment: Record<string, string> = {}) => {
  const kept = newlyKept();
  const failing = failingAppends(kept.log);
  const dataDir = join(folder, String(installations++));
  const clock = new TestClock();
  return {
    failing,
    clock,
    start: async () => {
      const aidy = await startAccountsApp({ dataDir, environment, kept: { ...kept, log: failing }, clock });
      running.push(aidy);
      return { aidy, steps: accountSteps(aidy) };
    },
    crash: async () => {
      await running.pop()?.close();
    },
  };
};

const countOf = async (aidy: AccountsApp, type: string) =>
  (await aidy.events()).filter((event) => event.type === type).length;

test.each(['before', 'after'] as const)(
  'a crash %s the second stream of an activation: the account is completed without another request',
  async (moment) => {
    const { failing, start, crash } = installation();
    const { steps } = await start();
    await steps.register(email, { pending_tracker: pending });
    const link = await steps.linkOf(email);
    failing.failOnce('UserActivated', moment);
    expect((await steps.verify(link)).status).toBe(500);
    await crash();

    const { aidy, steps: later } = await start();
    await aidy.settled();
    expect((await later.signIn(email)).status).toBe(200);
    for (const type of ['EmailClaimed', 'UserActivated', 'PasswordSet', 'TrackerCreated']) {
      expect([type, await countOf(aidy, type)]).toEqual([type, 1]);
    }
  },
);

test('an interrupted activation succeeds when repeated with its key', async () => {
  const { failing, start } = installation();
  const { aidy, steps } = await start();
  await steps.register(email);
  const body = { ...(await steps.linkOf(email)), first_name: 'Ann', last_name: 'Lee', password: PASSWORD };
  const send = () => aidy.post('/api/common/verify-account/', body, { 'idempotency-key': 'k1' });
  failing.failOnce('SessionStarted', 'after');
  expect((await send()).status).toBe(500);
  const again = await send();
  expect(again.status).toBe(200);
  expect((await steps.refresh(again.body.refresh)).status).toBe(200);
  expect(await countOf(aidy, 'SessionStarted')).toBe(1);
});

/** A reset whose request failed before or after its append, two hours later; `send` repeats it with its key. */
const resetInterrupted = async (place: 'before' | 'after') => {
  const { failing, clock, start } = installation();
  const { aidy, steps } = await start();
  await steps.join(email);
  await steps.forgot(email);
  const password = 'another harbour lamp';
  const body = { ...(await steps.linkOf(email, 2)), password };
  const send = () => aidy.post('/api/common/reset-password/', body, { 'idempotency-key': 'k1' });
  failing.failOnce('PasswordSet', place);
  expect((await send()).status).toBe(500);
  clock.advance(2 * HOUR_MS);
  return { send, steps, password };
};

test('a link that expires after an interrupted attempt is refused when that is repeated with its key', async () => {
  const { send } = await resetInterrupted('before');
  expect(await send()).toMatchObject({ status: 400, body: { code: 'INVALID' } });
});

test('a password that was set by an interrupted attempt stays set when that is repeated after its link has expired', async () => {
  const { send, steps, password } = await resetInterrupted('after');
  expect((await send()).status).toBe(200);
  expect((await steps.signIn(email, password)).status).toBe(200);
});

test('a code that an interrupted sign-in has used up opens its session when that is repeated with its key', async () => {
  const { failing, clock, start } = installation();
  const { aidy, steps } = await start();
  const headers = bearer((await steps.join(email)).access);
  const { body: kit } = await aidy.post('/api/common/second-factor/', {}, headers);
  const app = authenticator(kit.secret);
  await aidy.post('/api/common/second-factor/confirm/', { code: app.code(clock.now()) }, headers);
  clock.advance(HOUR_MS);
  const body = { username: email, password: PASSWORD, otp: app.code(clock.now()) };
  const send = () => aidy.post('/api/common/sign-in/', body, { 'idempotency-key': 'k1' });
  failing.failOnce('SecondFactorUsed', 'after');
  expect((await send()).status).toBe(500);
  clock.advance(HOUR_MS);
  expect((await send()).status).toBe(200);
});

test('a crash between sending a mail and recording it sends the same mail again, which is stored once', async () => {
  const { failing, clock, start, crash } = installation();
  const { aidy, steps } = await start();
  failing.failFrom('EffectDelivered', 'before');
  await steps.register(email);
  const { id } = await aidy.mailTo(email);
  await crash();
  failing.recover();
  clock.advance(HOUR_MS);
  const { aidy: later } = await start();
  await until('the mail is recorded', async () => (await countOf(later, 'EffectDelivered')) === 1);
  expect((await later.outbox.list()).filter((entry) => entry.id === id)).toHaveLength(1);
});

describe('the first administrator', () => {
  const environment = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a lamp for the harbour' };
  const isWhole = async (aidy: AccountsApp) => {
    const steps = accountSteps(aidy);
    const { body } = await steps.signIn('root@example.org', environment.ADMIN_PASSWORD);
    const standing = await aidy.post('/api/common/check-staff/', {}, { authorization: `Bearer ${body.access}` });
    expect(standing.body).toEqual({ is_staff: true, is_admin: true, is_super: true });
  };

  test('the account is created at the first start only', async () => {
    const { start, crash } = installation(environment);
    await start();
    await crash();
    const { aidy } = await start();
    await isWhole(aidy);
    expect(await countOf(aidy, 'AdministratorAppointed')).toBe(1);
    expect(await countOf(aidy, 'UserRegistered')).toBe(1);
  });

  test.each(['UserActivated', 'AdministratorAppointed', 'RoleGranted'])(
    'the account is completed after a crash before %s',
    async (type) => {
      const { failing, start } = installation(environment);
      failing.failOnce(type, 'before');
      await expect(start()).rejects.toThrow();
      const { aidy } = await start();
      await aidy.settled();
      await isWhole(aidy);
    },
  );
});
