import { CommandBus } from '@nestjs/cqrs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uuidV7 } from '#kernel/ids';
import { EraseUser } from '#modules/accounts/commands/erase-user/erase-user.command';
import { AccountKeys } from '#modules/accounts/keys/account-keys';
import { PasswordHasher } from '#modules/accounts/passwords/password-hasher';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { TEST_SECRETS } from '../support/http-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir });
  steps = accountSteps(aidy);
});
afterAll(() => aidy.close());

const erase = (userId: string) => {
  const now = aidy.clock.now();
  const commandId = uuidV7(now.getTime(), Buffer.from(userId.slice(-10)));
  return aidy.app.get(CommandBus).execute(new EraseUser({ userId, statedReason: null }, ofTheSystem(commandId, now)));
};

describe('the setup link', () => {
  const grant = new AccountKeys(TEST_SECRETS.dataKey).setupToken().token;
  const standing = async (access: string) => (await aidy.post('/api/common/check-staff/', {}, bearer(access))).body;
  const leadsTo = async (grant: string) => (await aidy.post('/api/common/check-grant/', { grant: grant })).body;

  test('makes only the first account registered through it the administrator', async () => {
    expect(await leadsTo('x'.repeat(43))).toEqual({ makes_administrator: false });
    expect(await leadsTo(grant)).toEqual({ makes_administrator: true });
    const guess = await steps.join('guess@example.org', { grant: 'x'.repeat(43) });
    expect(await standing(guess.access)).toMatchObject({ is_staff: false });
    const first = await steps.join('root@example.org', { grant });
    expect(await standing(first.access)).toEqual({ is_staff: true, is_admin: true, is_super: true });
    expect(await leadsTo(grant)).toEqual({ makes_administrator: false });
    const second = await steps.join('second@example.org', { grant });
    expect(await standing(second.access)).toEqual({ is_staff: false, is_admin: false, is_super: false });
  });

  test('the grant of the link is not in the log', async () => {
    expect(JSON.stringify(await aidy.events())).not.toContain(grant);
  });
});

describe('an erased person', () => {
  const email = 'zoe.quincy@example.org';

  test('an erasure removes the person from log, read models and outbox, signs them out, and frees the address', async () => {
    const session = await steps.join(email);
    const { body: user } = await aidy.get('/api/common/user/', bearer(session.access));
    await erase(user.user_uid);
    await aidy.settled();

    expect(JSON.stringify(await aidy.events())).not.toContain('zoe.quincy');
    const documents = aidy.app.get<ReadStore>(READ_STORE);
    for (const model of ['accounts', 'sessions', 'effects']) {
      expect(JSON.stringify(await documents.find({ name: model }, {}))).not.toContain('zoe.quincy');
    }
    const folder = join(dataDir, 'outbox');
    const kept = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(kept.join('')).not.toContain('zoe.quincy');

    expect((await steps.refresh(session.refresh)).status).toBe(401);
    expect((await aidy.get('/api/common/user/', bearer(session.access))).status).toBe(401);
    expect((await steps.signIn(email)).status).toBe(401);
    expect((await steps.join(email)).username).toBe(email);
  });

  test('an account that is erased while it is being activated leaves its address free', async () => {
    const address = 'in.between@example.org';
    await steps.register(address);
    const link = await steps.linkOf(address);
    const hasher = aidy.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
      await erase(link.uid);
      return hash(password);
    });
    expect((await steps.verify(link)).status).toBe(400);
    await aidy.settled();
    expect((await steps.join(address)).username).toBe(address);
  });

  test('a repeated erasure changes nothing, and no other account is affected', async () => {
    const other = await steps.join('still@example.org');
    const { body: user } = await aidy.get('/api/common/user/', bearer(other.access));
    expect(await erase('01946f2a-0000-8000-8000-000000000000')).toMatchObject({ refused: 'NOT_FOUND' });
    expect(user.email).toBe('still@example.org');
    await erase(user.user_uid);
    await aidy.settled();
    const before = (await aidy.events()).length;
    aidy.clock.advance(1);
    await erase(user.user_uid);
    expect(await aidy.events()).toHaveLength(before);
  });
});
