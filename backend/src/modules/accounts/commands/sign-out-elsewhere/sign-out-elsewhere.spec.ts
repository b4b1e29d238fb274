import { UNKNOWN_DEVICE } from '#events/accounts/session.events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { NotUpToDate } from '#platform/read-store/find-up-to-date';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { nextId } from '#test/support/log/event-envelope';
import { fillReadStore } from '#test/support/read-models/filled-read-store';
import { sessionDecider } from '../../domain/session.decider';
import { SignOutElsewhere, SignOutElsewhereHandler } from './sign-out-elsewhere.command';

const now = new Date('2026-03-01T00:00:00.000Z');
const context = () => ofTheSystem(nextId(), now);
const session = (sessionId: string) => ({
  sessionId,
  userId: 'ann',
  tokenHash: 'hash',
  passwordVersion: 1,
});

/** Ann has signed in twice. The read model shows neither session until it is waited for, unless it has stopped. */
const signedInTwice = async (isStopped: boolean) => {
  const log = inMemoryEventStore();
  const reads = new InMemoryReadStore();
  const runner = new CommandRunner(log);
  for (const each of ['here', 'elsewhere']) {
    const start = {
      type: 'StartSession',
      ...session(each),
      isSecondFactorProven: false,
      device: UNKNOWN_DEVICE,
      now,
    } as const;
    await runner.run(sessionDecider, each, start, context());
  }
  const expiresAt = now.toISOString();
  const untilCaughtUp = async () => {
    if (isStopped) return 'stopped' as const;
    const started = ['here', 'elsewhere'].map((each) => ({
      type: 'SessionStarted',
      data: { ...session(each), expiresAt, endsAt: expiresAt, ...UNKNOWN_DEVICE },
    }));
    await fillReadStore(reads, [sessions], started);
    return 'shows' as const;
  };
  const progress = { waitFor: async () => true, untilCaughtUp, hidesItsDocuments: () => false };
  const handler = new SignOutElsewhereHandler(runner, log, progress, reads);
  return {
    signOut: () =>
      handler.execute(new SignOutElsewhere({ userId: 'ann', sessionId: 'here', statedReason: null }, context())),
    statusOf: async (sessionId: string) => (await runner.streams.stateOf(sessionDecider, sessionId)).status,
  };
};

test('a session that began a moment ago is ended, too', async () => {
  const { signOut, statusOf } = await signedInTwice(false);
  expect((await signOut()).result).toBe(1);
  expect([await statusOf('here'), await statusOf('elsewhere')]).toEqual(['live', 'ended']);
});

test('signing out elsewhere is refused, rather than answered with 0, while the sessions are not known', async () => {
  const { signOut, statusOf } = await signedInTwice(true);
  await expect(signOut()).rejects.toThrow(NotUpToDate);
  expect(await statusOf('elsewhere')).toBe('live');
});
