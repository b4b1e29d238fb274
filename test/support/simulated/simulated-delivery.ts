import { userEvents } from '#events/accounts/user.events';
import { type DeliveryEvent, deliveryEvents } from '#events/delivery/delivery.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { DomainEvent, EventCategory } from '#kernel/events';
import { idAt } from '#kernel/ids';
import type { Projection } from '#kernel/projection';
import { dailyTimeFold, dailyTimeIn } from '#modules/accounts/published';
import { QueueNews, QueueNewsHandler } from '#modules/delivery/commands/queue-news.command';
import { deliveryDecider } from '#modules/delivery/domain/delivery.decider';
import { nextSendTime } from '#modules/delivery/domain/send-time';
import { planDueBriefs } from '#modules/delivery/planner/plan-briefs';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { BEGINNING } from '#platform/event-store/event-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { type WaitingNews, dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { activatedAs, registeredAs } from '../accounts/user-examples';
import { inMemoryEventStore } from '../in-memory/in-memory-event-store';
import { InMemoryReadStore } from '../in-memory/in-memory-read-store';
import { inMemorySnapshotStore } from '../in-memory/in-memory-snapshot-store';
import { created } from '../trackers/tracker-examples';

const MODELS: readonly Projection[] = [waitingNews, accounts, channels, trackers, collections, collectionRoots];
const PAGE = 10_000;

export interface SimulatedReader {
  readonly userId: string;
  /** HH:MM UTC on the day it was set. */
  readonly emailTime: string;
  readonly timezone: string;
}

/** A daily brief, and when it was made. */
export interface MadeBrief {
  readonly at: number;
  readonly slot: number;
  readonly news: readonly string[];
}

/** Handlers, deciders, projections and the planner of the product, with a clock that a test moves and stores in memory. */
export const simulatedDelivery = async ({ userId, emailTime, timezone }: SimulatedReader, start: number) => {
  const trackerId = `tracker-of-${userId}`;
  const store = inMemoryEventStore();
  const reads = new InMemoryReadStore();
  const runner = new CommandRunner(store, { store: inMemorySnapshotStore(), codeVersion: 'simulated' });
  let now = start;
  const queueing = new QueueNewsHandler(runner, { now: () => new Date(now) });
  let projectedTo = BEGINNING;
  let first: WaitingNews | undefined;

  const append = async <Event extends DomainEvent>(
    category: EventCategory<Event>,
    id: string,
    events: readonly Event[],
  ): Promise<void> => {
    const metadata = {
      occurred_at: new Date(start).toISOString(),
      correlation_id: 'simulated',
      causation_id: 'simulated',
      command: 'Test',
      actor: { kind: 'system' as const },
    };
    const stream = category.stream(id);
    const written = events.map((event, n) => ({ ...event, id: idAt(start, `${stream} ${n}`), metadata }));
    await store.append(stream, 'none', written);
  };
  /** False if nothing was appended since the last time. */
  const project = async (): Promise<boolean> => {
    const { events, upTo } = await store.readAll({ after: projectedTo, limit: PAGE });
    projectedTo = upTo;
    for (const model of MODELS) {
      const followed = events.filter(({ stream }) => model.categories.some((each) => stream.startsWith(`${each}-`)));
      const writes = followed.flatMap((event) =>
        model.project(event).map((write) => ({ position: event.position, write })),
      );
      if (writes.length > 0) await reads.apply(model.name, writes, upTo);
    }
    return events.length > 0;
  };

  for (const model of MODELS) {
    await reads.ensureCollection(model.name, model);
    await reads.saveModelRecord({ name: model.name, live: model.name, liveVersion: '', building: null, retired: [] });
  }
  await append(userEvents, userId, [
    registeredAs(userId),
    activatedAs(userId),
    { type: 'EmailTimeSet', data: { userId, emailTime } },
    { type: 'TimezoneSet', data: { userId, timezone } },
  ]);
  await append(trackerEvents, trackerId, [created({ trackerId, ownerId: userId })]);

  return {
    setClock(instant: number): void {
      now = instant;
    },
    /** What a reactor does, once or again, of news that a run published at an instant. */
    async queue(newsId: string, publishedAt: number): Promise<void> {
      const context = ofTheSystem(idAt(publishedAt, newsId), new Date(publishedAt));
      await queueing.execute(new QueueNews({ trackerId, updateId: newsId }, context));
    },
    /** The same by a process that was slow: it knows nothing of the briefs that were made since the news were published. */
    async queueLate(newsId: string, publishedAt: number): Promise<void> {
      const daily = dailyTimeIn(await runner.streams.stateOf(dailyTimeFold, userId));
      if (daily === null) throw new Error(`${userId} has no daily time.`);
      const dueAt = nextSendTime(daily, new Date(publishedAt), null).toISOString();
      const command = { type: 'QueueNews', userId, news: { newsId, trackerId, updateId: newsId }, dueAt } as const;
      const context = ofTheSystem(idAt(publishedAt, newsId), new Date(publishedAt));
      await runner.run(deliveryDecider, userId, command, context);
    },
    /** What the planner does at a tick. Where the process dies, its events are in the log all the same. */
    async plan(): Promise<void> {
      if (await project()) [first] = await reads.find(waitingNews, {}, { sort: { due_key: 1 }, limit: 1 });
      const at = new Date(now);
      if (first === undefined || first.due_key >= dueUntil(at.toISOString())) return;
      const [failure] = await planDueBriefs(reads, runner, [userId], at);
      if (failure !== undefined) throw failure.error;
    },
    async briefs(): Promise<readonly MadeBrief[]> {
      const history = await runner.streams.history<DeliveryEvent>(deliveryEvents.stream(userId));
      return history.flatMap((event) => {
        if (event.type !== 'BriefsPlanned') return [];
        const { briefs, dueAt } = event.data;
        const at = Date.parse(event.metadata.occurred_at);
        return briefs.map(({ news }) => ({ at, slot: Date.parse(dueAt), news: news.map(({ newsId }) => newsId) }));
      });
    },
  };
};
