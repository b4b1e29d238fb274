import type { UserEvent } from '#events/accounts/user.events';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { trackerDecider } from '#modules/trackers/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { filledReadStore } from '../../../../../test/support/filled-read-store';
import { inMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store';
import { settings } from '../../../../../test/support/trackers/tracker-examples';
import { deliveryDecider } from '../domain/delivery.decider';
import { QueueNews, QueueNewsHandler } from './queue-news.command';
import { activatedAs, registeredAs } from '../../../../../test/support/user-examples';

const published = new Date('2026-03-01T08:00:00.000Z');

const joined: readonly UserEvent[] = [registeredAs('ann'), activatedAs('ann')];
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
};

interface Given {
  readonly ownerId?: string | null;
  readonly emailsOff?: boolean;
  readonly events?: readonly UserEvent[];
  /** Hours between the publication and its handling. */
  readonly lateBy?: number;
}

/** What waits for Ann after a tracker of hers has published. */
const waitingAfter = async (updateId: string | null, given: Given = {}) => {
  const { ownerId = 'ann', emailsOff = false, events = joined, lateBy = 0 } = given;
  const runner = new DeciderRunner(inMemoryEventStore());
  const create = { type: 'CreateTracker', trackerId: 'drones', ownerId, settings: settings(), parentId: null } as const;
  await runner.run(trackerDecider, 'drones', create, ofTheSystem('created', published));
  const off = { type: 'TurnEmailUpdatesOff', by: 'ann' } as const;
  if (emailsOff) await runner.run(trackerDecider, 'drones', off, ofTheSystem('off', published));
  const reads = await filledReadStore([accounts], events);
  const now = new Date(published.getTime() + lateBy * 3_600_000);
  const handler = new QueueNewsHandler(runner, reads, { now: () => now });
  await handler.execute(new QueueNews({ trackerId: 'drones', updateId }, ofTheSystem('published', published)));
  return (await runner.stateOf(deliveryDecider, 'ann')).waiting;
};

test('an update is due at the next daily time, and a first overview at once', async () => {
  expect(await waitingAfter('u1')).toMatchObject([{ newsId: 'u1', dueAt: '2026-03-01T12:00:00.000Z' }]);
  expect(await waitingAfter(null)).toMatchObject([{ newsId: 'drones/overview', dueAt: published.toISOString() }]);
});

test.each<[string, Given]>([
  ['mails are off', { emailsOff: true }],
  ['the tracker is nobody’s', { ownerId: null }],
  ['the account has ended', { events: [...joined, erased] }],
])('nothing waits where %s', async (_where, given) => expect(await waitingAfter('u1', given)).toEqual([]));

test('what a crash left undone is queued afterwards, but nothing of a log from before there were briefs', async () => {
  expect(await waitingAfter('u1', { lateBy: 48 })).toHaveLength(1);
  expect(await waitingAfter('u1', { lateBy: 100 })).toEqual([]);
});
