import { join } from 'node:path';
import { deliveryEvents } from '#events/delivery/delivery.events';
import type { CitedSource } from '#events/research/ledger.events';
import { derivedId } from '#kernel/ids';
import { type Document, type Projection, put } from '#kernel/projection';
import type { EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { type WaitingNews, dueKey, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';

export const TRACKERS_EACH = 5;
const LINES_EACH = 4;
const TOGETHER = 200;
const AT = '2026-03-01T11:00:00.000Z';
export const DUE_AT = '2026-03-01T12:00:00.000Z';
const DAILY = { email_time: '12:00', email_time_set_at: AT };

export const readerOf = (n: number): string => derivedId(`reader ${n}`, 'user');
const trackerOf = (n: number, which: number): string => derivedId(`reader ${n}`, `tracker ${which}`);
const updateOf = (n: number, which: number): string => derivedId(`reader ${n}`, `update ${which}`);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_none, n) => n);

const textOf = (n: number, which: number, line: number): string =>
  `Notice ${line + 1} of agency ${which} to reader ${n} raises the duty on unmanned aircraft from ${line + 10} to ${line + 25} percent.`;

const update = (n: number, which: number): Update => {
  const sources = numbers(LINES_EACH).map((line): CitedSource => {
    const quote = textOf(n, which, line);
    const url = `https://agency-${which}.example/notices/${n}/${line}`;
    const common = {
      title: 'A notice',
      host: `agency-${which}.example`,
      publisher: 'The Agency',
      publishedAt: '2026-02-28',
    };
    return { id: derivedId(url, 'source'), url, quote, readAt: AT, ...common };
  });
  const lines = sources.map(({ id, quote }, index) => ({
    claimId: derivedId(id, 'claim'),
    text: quote,
    sources: [index + 1],
    remarks: [],
  }));
  return {
    _id: updateOf(n, which),
    tracker_id: trackerOf(n, which),
    run_id: 'run',
    created_at: AT,
    lines,
    sources,
    more: 0,
  };
};

const waiting = (n: number, which: number, dueAt: string): WaitingNews => ({
  _id: updateOf(n, which),
  user_id: readerOf(n),
  tracker_id: trackerOf(n, which),
  due_key: dueKey(dueAt, readerOf(n), updateOf(n, which)),
});

/** What the planner reads of documents, without the rest of them. */
const documentsOf = (n: number): readonly (readonly [Projection, readonly object[]])[] => [
  [accounts, [{ _id: readerOf(n), status: 'active', email: `reader-${n}@example.org`, timezone: null, ...DAILY }]],
  [
    trackers,
    numbers(TRACKERS_EACH).map((which) => ({
      _id: trackerOf(n, which),
      owner_id: readerOf(n),
      description: `Notices of agency ${which}`,
      display_title: null,
      parent_id: null,
      email_updates: true,
      deleted_at: null,
    })),
  ],
  [updates, numbers(TRACKERS_EACH).map((which) => update(n, which))],
  [waitingNews, numbers(TRACKERS_EACH).map((which) => waiting(n, which, DUE_AT))],
];

export interface DueReaders {
  readonly events: EventStore;
  readonly reads: SqliteReadStore;
}

const MODELS: readonly Projection[] = [
  accounts,
  channels,
  trackers,
  collections,
  collectionRoots,
  updates,
  overviews,
  feedback,
  claims,
  waitingNews,
  briefs,
];

const opened = async (folder: string): Promise<SqliteReadStore> => {
  const reads = SqliteReadStore.open(join(folder, 'views.db'));
  for (const model of MODELS) {
    await reads.ensureCollection(model.name, model);
    await reads.saveModelRecord({ name: model.name, live: model.name, liveVersion: '', building: null, retired: [] });
  }
  return reads;
};

const write = (reads: SqliteReadStore, model: Projection, documents: readonly object[]): Promise<void> =>
  reads.apply(
    model.name,
    documents.map((document) => ({ position: 1, write: put(document as Document) })),
    1,
  );

/** Readers with news of all their trackers due at the same time. */
export const dueReaders = async (folder: string, count: number): Promise<DueReaders> => {
  const reads = await opened(folder);
  const events = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const metadata = {
    occurred_at: AT,
    correlation_id: 'bench',
    causation_id: 'bench',
    command: 'Test',
    actor: { kind: 'system' as const },
    version: 1,
  };
  for (let from = 0; from < count; from += TOGETHER) {
    const page = numbers(Math.min(TOGETHER, count - from)).map((n) => from + n);
    const byModel = new Map<Projection, object[]>();
    for (const n of page)
      for (const [model, documents] of documentsOf(n))
        byModel.set(model, [...(byModel.get(model) ?? []), ...documents]);
    for (const [model, documents] of byModel) await write(reads, model, documents);
    for (const n of page) {
      const queued = numbers(TRACKERS_EACH).map((which) => ({
        id: derivedId(updateOf(n, which), 'queued'),
        type: 'NewsQueued',
        data: {
          userId: readerOf(n),
          newsId: updateOf(n, which),
          trackerId: trackerOf(n, which),
          updateId: updateOf(n, which),
          dueAt: DUE_AT,
        },
        metadata,
      }));
      await events.append(deliveryEvents.stream(readerOf(n)), 'none', queued);
    }
  }
  for (const model of MODELS) await reads.ensureIndexes(model.name, model);
  return { events, reads };
};

/** Readers whose news are due later, for ticks that find nothing. */
export const waitingReaders = async (folder: string, count: number): Promise<SqliteReadStore> => {
  const reads = await opened(folder);
  for (let from = 0; from < count; from += 1000)
    await write(
      reads,
      waitingNews,
      numbers(1000).map((n) => waiting(from + n, 0, '2026-03-02T12:00:00.000Z')),
    );
  await reads.ensureIndexes(waitingNews.name, waitingNews);
  return reads;
};
