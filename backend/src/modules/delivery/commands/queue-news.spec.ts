import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { trackerDecider } from '#modules/trackers/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { settings } from '#test/support/trackers/tracker-examples';
import { channelsDecider } from '../../accounts/domain/channels.decider';
import { deliveryDecider } from '../domain/delivery.decider';
import { QueueNews, QueueNewsHandler } from './queue-news.command';

const published = new Date('2026-03-01T08:00:00.000Z');

const joined: readonly UserEvent[] = [registeredAs('ann'), activatedAs('ann')];
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
};

interface Given {
  readonly ownerId?: string | null;
  readonly emailsOff?: boolean;
  readonly slack?: 'on' | 'off';
  readonly events?: readonly UserEvent[];
  /** Hours between the publication and its handling. */
  readonly lateBy?: number;
}

/** What waits for Ann after a tracker of hers has published. */
const waitingAfter = async (updateId: string | null, given: Given = {}) => {
  const { ownerId = 'ann', emailsOff = false, slack, events = joined, lateBy = 0 } = given;
  const store = inMemoryEventStore();
  const runner = new CommandRunner(store);
  const recorded = events.map((event) => ({ ...event, id: nextId(), metadata }));
  await store.append(userEvents.stream('ann'), 'none', recorded);
  const create = { type: 'CreateTracker', trackerId: 'drones', ownerId, settings: settings(), parentId: null } as const;
  await runner.run(trackerDecider, 'drones', create, ofTheSystem('created', published));
  const off = { type: 'TurnEmailUpdatesOff', by: 'ann' } as const;
  if (emailsOff) await runner.run(trackerDecider, 'drones', off, ofTheSystem('off', published));
  const content = { kind: 'slack', target: 'https://hooks.example/ann', enabled: slack === 'on' } as const;
  const add = { type: 'AddChannel', userId: 'ann', channelId: 'c1', content } as const;
  if (slack !== undefined) await runner.run(channelsDecider, 'ann', add, ofTheSystem('added', published));
  const now = new Date(published.getTime() + lateBy * 3_600_000);
  const handler = new QueueNewsHandler(runner, { now: () => now });
  await handler.execute(new QueueNews({ trackerId: 'drones', updateId }, ofTheSystem('published', published)));
  return (await runner.streams.stateOf(deliveryDecider, 'ann')).waiting;
};

test('an update is due at the next daily time, and a first overview at once', async () => {
  expect(await waitingAfter('u1')).toMatchObject([{ newsId: 'u1', dueAt: '2026-03-01T12:00:00.000Z' }]);
  expect(await waitingAfter(null)).toMatchObject([{ newsId: 'drones/overview', dueAt: published.toISOString() }]);
});

test('news for a channel is queued, too', async () => {
  expect(await waitingAfter('u1', { emailsOff: true, slack: 'on' })).toHaveLength(1);
});

test('news for audio is queued, too', async () => {
  const listens = (includeAudio: boolean): UserEvent => ({
    type: 'AudioPreferenceSet',
    data: { userId: 'ann', includeAudio },
  });
  const waiting = (...events: readonly UserEvent[]) =>
    waitingAfter('u1', { emailsOff: true, events: [...joined, ...events] });
  expect(await waiting(listens(true))).toHaveLength(1);
  expect(await waiting(listens(true), listens(false))).toEqual([]);
});

test('an update is due at the time that its owner chose', async () => {
  const chosen: UserEvent = { type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '18:30' } };
  const events = [...joined, chosen];
  expect(await waitingAfter('u1', { events })).toMatchObject([{ dueAt: '2026-03-01T18:30:00.000Z' }]);
});

test.each<[string, Given]>([
  ['mails are off', { emailsOff: true }],
  ['mails and the only channel are off', { emailsOff: true, slack: 'off' }],
  ['the tracker is nobody’s', { ownerId: null }],
  ['the account does not exist yet', { events: [registeredAs('ann')] }],
  ['the account has ended', { events: [...joined, erased] }],
])('no update waits where %s', async (_where, given) => expect(await waitingAfter('u1', given)).toEqual([]));

test('news missed by a crash is queued later, but nothing from before briefs existed', async () => {
  expect(await waitingAfter('u1', { lateBy: 48 })).toHaveLength(1);
  expect(await waitingAfter('u1', { lateBy: 100 })).toEqual([]);
});
