import { codeOf, isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import { AccountKeys } from '#modules/accounts/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { TEST_SECRETS } from '#test/support/http-app';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { TestClock } from '#test/support/test-clock';
import { inviteDecider } from '../domain/invite.decider';
import { InviteKeys } from '../invite-keys';
import { makeInvite } from './make-invite';

let ids = 0;
let clock: TestClock;
let log: ReturnType<typeof inMemoryEventStore>;
beforeEach(() => {
  clock = new TestClock();
  log = inMemoryEventStore();
});

/** What a process of its own invites with. */
const ports = (runner = new CommandRunner(log)) => ({
  runner,
  accountKeys: new AccountKeys(TEST_SECRETS.dataKey),
  keys: new InviteKeys(TEST_SECRETS.dataKey),
});

const by = (userId: string) => {
  const now = clock.now();
  const actor = { kind: 'user', userId } as const;
  return { ...ofTheSystem(uuidV7(now.getTime(), Buffer.from(String(++ids).padStart(10, '0'))), now), actor };
};

const invite = (on: ReturnType<typeof ports>, email = 'ann@example.org', context = by('admin')) =>
  makeInvite(on, { email, orgName: 'Acme', role: 'applicant', browser: null }, context);

const outcomes = async (all: ReadonlyArray<ReturnType<typeof invite>>): Promise<readonly string[]> =>
  (await Promise.all(all)).map((each) => (isRefusal(each) ? codeOf(each) : 'made')).sort();

test('one of several administrators who invite an address at the same time succeeds', async () => {
  const processes = [ports(), ports()];
  expect(await outcomes([...processes, ...processes].map((each) => invite(each)))).toEqual([
    ...['CONFLICT', 'CONFLICT', 'CONFLICT', 'made'],
  ]);
  expect(await outcomes([invite(ports(), 'bob@example.org')])).toEqual(['made']);
});

test('another may be made once the open one is over', async () => {
  const made = await invite(ports());
  if (isRefusal(made) || made.state.status !== 'open') throw new Error('It was not made.');
  expect(await outcomes([invite(ports())])).toEqual(['CONFLICT']);
  await new CommandRunner(log).run(inviteDecider, made.state.userId, { type: 'WithdrawInvite' }, by('admin'));
  expect(await outcomes([invite(ports())])).toEqual(['made']);
});

test('a request that is repeated makes one invite', async () => {
  const context = by('admin');
  expect(await outcomes([invite(ports(), undefined, context)])).toEqual(['made']);
  expect(await outcomes([invite(ports(), undefined, context)])).toEqual(['made']);
});

test('an interrupted invite is finished by its repetition, or gives way after a minute', async () => {
  const context = by('admin');
  const broken = new CommandRunner({
    ...log,
    append: async (stream, ...rest) => {
      if (stream.startsWith('invite-')) throw new Error('cut off');
      return log.append(stream, ...rest);
    },
  });
  const cut = ports(broken);
  await expect(invite(cut, undefined, context)).rejects.toThrow('cut off');
  await expect(invite(cut, 'bob@example.org')).rejects.toThrow('cut off');
  expect(await outcomes([invite(ports()), invite(ports(), undefined, context)])).toEqual(['CONFLICT', 'made']);
  clock.advance(60_000);
  expect(await outcomes([invite(ports(), 'bob@example.org')])).toEqual(['made']);
});
