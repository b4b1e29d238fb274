import type { UserEvent } from '#events/accounts/user.events';
import type { DeliveryEvent } from '#events/delivery/delivery.events';
import type { TrackerEvent } from '#events/trackers/tracker.events';
import type { DomainEvent } from '#kernel/events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { settings } from '#test/support/trackers/tracker-examples';
import { deliveryDecider } from '../domain/delivery.decider';
import { planDueBriefs } from './plan-briefs';

const userId = 'ann';
const noon = '2026-03-01T12:00:00.000Z';
const news = { newsId: 'u1', trackerId: 'drones', updateId: 'u1' };

const joined: readonly DomainEvent[] = [registeredAs(userId), activatedAs(userId)];
const tracking: TrackerEvent = {
  type: 'TrackerCreated',
  data: { trackerId: 'drones', ownerId: userId, settings: settings(), parentId: null },
};
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId, emailKey: null, erasedBy: userId, statedReason: null },
};
const deleted: TrackerEvent = {
  type: 'TrackerDeleted',
  data: { trackerId: 'drones', ownerId: userId, frequency: 'day', restorableUntil: '2026-03-31T12:00:00.000Z' },
};

/** What becomes of news that are due, by what the read models have read. */
const plannedWith = async (...known: readonly DomainEvent[]) => {
  const runner = new CommandRunner(inMemoryEventStore());
  const queue = { type: 'QueueNews', userId, news, dueAt: noon } as const;
  await runner.run(deliveryDecider, userId, queue, ofTheSystem('queued', new Date(noon)));
  const models = [waitingNews, accounts, channels, trackers, collections, collectionRoots];
  const queued: DeliveryEvent = { type: 'NewsQueued', data: { userId, ...news, dueAt: noon } };
  const reads = await filledReadStore(models, [...known, queued]);
  expect(await planDueBriefs(reads, runner, [userId], new Date(noon))).toEqual([]);
  const history = await runner.streams.history(deliveryDecider.events.stream(userId));
  return history.slice(1).map(({ data }) => data);
};

test('news of whom the read models know become a brief', async () => {
  const [planned, ...more] = await plannedWith(...joined, tracking);
  expect(planned).toMatchObject({ briefs: [{ news: [news] }], dropped: [] });
  expect(more).toEqual([]);
});

test.each<[string, readonly DomainEvent[]]>([
  ['an account that no read model has yet', [tracking]],
  ['a tracker that no read model has yet', joined],
  ['an account that was activated a moment ago', [registeredAs(userId), tracking]],
])('news of %s go on waiting', async (_what, known) => expect(await plannedWith(...known)).toEqual([]));

test.each<[string, DomainEvent]>([
  ['account_ended', erased],
  ['tracker_deleted', deleted],
])('news is dropped when there is nobody to tell or nothing to tell of: %s', async (because, end) =>
  expect(await plannedWith(...joined, tracking, end)).toMatchObject([{ briefs: [], dropped: [{ because }] }]),
);
