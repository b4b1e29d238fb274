import { join } from 'node:path';
import { sessionEvents } from '#events/accounts/session.events';
import { userEvents } from '#events/accounts/user.events';
import { collectionEvents } from '#events/collections/collection-tree.events';
import { feedbackEvents } from '#events/research/feedback.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { followEvents } from '#events/trackers/follow.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { DomainEvent } from '#kernel/events';
import { derivedId, idAt } from '#kernel/ids';
import { EVENTS_FILE } from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import type { EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { seeded } from '#test/support/seeded';
import { eventSchemas } from '../../../backend/src/areas';
import { registration } from '../scale/made-events';
import { type MadeTracker, madeTrackers } from '../scale/made-trackers';
import { skipReactors } from '../schedule/fill-log';
import { type MadeRun, ledgerEventsOf, runEventsOf } from './made-runs';

const SEED = 20_261_124;
/** Appended at once. */
const TOGETHER = 100;
const TRACKERS_A_USER = 10;
/** The log ends before any tracker is due again, so that the scheduler rests. */
const SPAN_MS = 20 * 86_400_000;
const PUBLIC_EVERY = 4;

interface Fact {
  readonly stream: string;
  readonly event: DomainEvent;
  readonly at: number;
  readonly by: string | null;
}

interface Grown {
  readonly trackerId: string;
  readonly tracker: MadeTracker;
  runs: number;
}

const userOf = (n: number): string => `user-${n}`;

const factsOfUser = (n: number, at: number): readonly Fact[] => {
  const userId = userOf(n);
  const sessionId = derivedId(idAt(at, userId), 'session');
  const [tokenHash, later] = [derivedId(sessionId, 'token'), new Date(at + SPAN_MS).toISOString()];
  const device = { browserName: 'Firefox', system: 'Windows' };
  const started = { sessionId, userId, tokenHash, expiresAt: later, endsAt: later, passwordVersion: 1, ...device };
  return [
    ...registration(n).map((event) => ({ stream: userEvents.stream(userId), event, at, by: userId })),
    { stream: sessionEvents.stream(sessionId), event: { type: 'SessionStarted', data: started }, at, by: userId },
  ];
};

const factsOfCreation = (ownerId: string, { trackerId, tracker }: Grown, n: number, at: number): readonly Fact[] => {
  const settings = {
    description: tracker.description,
    frequency: 'month' as const,
    model: 'sonar-reasoning-pro' as const,
    domains: ['www.federalregister.gov'],
    keyFacts: [],
  };
  const admitted = { ownerId, trackerId, settings, parentId: null };
  const [by, stream] = [ownerId, trackerEvents.stream(trackerId)];
  const published: Fact = {
    stream,
    event: { type: 'TrackerPublished', data: { ownerId, trackerId, category: null } },
    at,
    by,
  };
  return [
    { stream: portfolioEvents.stream(ownerId), event: { type: 'TrackerAdmitted', data: admitted }, at, by },
    { stream, event: { type: 'TrackerCreated', data: admitted }, at, by },
    ...(n % PUBLIC_EVERY === 0 ? [published] : []),
    {
      stream: collectionEvents.stream(ownerId),
      event: { type: 'TrackerPlaced', data: { ownerId, trackerId, parentId: null } },
      at,
      by,
    },
  ];
};

const factsOfRun = (run: MadeRun): readonly Fact[] => [
  ...runEventsOf(run).map((event) => ({ stream: runEvents.stream(run.trackerId), event, at: run.at, by: null })),
  ...ledgerEventsOf(run).map((event) => ({ stream: ledgerEvents.stream(run.trackerId), event, at: run.at, by: null })),
];

/** What happens while the nth tracker is created: its first run, a later run of an earlier one, and what people do. */
const madeFacts = (trackers: number, until: number): ((n: number) => readonly Fact[]) => {
  const [random, made] = [seeded(SEED), madeTrackers()];
  const grown: Grown[] = [];
  return (n) => {
    const at = until - SPAN_MS + Math.floor((SPAN_MS * n) / trackers);
    const tracker = made(n);
    const user = Math.floor(n / TRACKERS_A_USER);
    const own: Grown = { trackerId: idAt(at, `tracker ${n}`), tracker, runs: 1 };
    const facts = [...factsOfCreation(userOf(user), own, n, at), ...factsOfRun({ ...own, n: 0, at })];
    const earlier = grown[random(n)];
    grown.push(own);
    if (n % TRACKERS_A_USER === 0) facts.unshift(...factsOfUser(user, at));
    if (earlier === undefined || n % 3 === 0) return facts;
    const { trackerId } = earlier;
    facts.push(...factsOfRun({ ...earlier, n: earlier.runs++, at }));
    const [userId, ownerId] = [userOf(user), userOf(user)];
    if (n % TRACKERS_A_USER === 1)
      facts.push({
        stream: followEvents.stream(userId),
        event: { type: 'TopicFollowed', data: { userId, trackerId } },
        at,
        by: userId,
      });
    if (n % TRACKERS_A_USER === 2) {
      const given = {
        trackerId,
        ownerId,
        claimIds: [idAt(at, 'claim')],
        updateId: null,
        verdict: 'useful',
        note: null,
      };
      facts.push({
        stream: feedbackEvents.stream(trackerId),
        event: { type: 'FeedbackGiven', data: given },
        at,
        by: userId,
      });
    }
    return facts;
  };
};

/** Appends facts stream by stream, in the order in which the streams first occur. */
const appender = (store: EventStore): ((facts: readonly Fact[]) => Promise<void>) => {
  const tips = new Map<string, number>();
  return async (facts) => {
    const streams = new Map<string, Fact[]>();
    for (const fact of facts) {
      const known = streams.get(fact.stream);
      if (known === undefined) streams.set(fact.stream, [fact]);
      else known.push(fact);
    }
    const appends = [...streams].map(async ([stream, its]) => {
      const tip = tips.get(stream);
      const events = its.map(({ event, at, by }, n) => {
        const id = idAt(at, `${stream} ${(tip ?? -1) + 1 + n}`);
        const cause = {
          correlation_id: derivedId(id, 'request'),
          causation_id: derivedId(id, 'command'),
          command: 'Made',
        };
        const actor = by === null ? { kind: 'system' as const } : { kind: 'user' as const, userId: by };
        return { ...event, id, metadata: { occurred_at: new Date(at).toISOString(), ...cause, actor } };
      });
      const appended = await store.append(stream, tip ?? 'none', events);
      if (appended.kind !== 'appended') throw new Error(`${stream} was changed by another writer.`);
      tips.set(stream, appended.revision);
    });
    await Promise.all(appends);
  };
};

/**
 * Fills the log of a stopped product with what that many trackers and their people do, about 13 events each, in the order
 * of time: runs of earlier trackers come between the creations of later ones. Returns the number of events.
 */
export const fillSizedLog = async (dataDir: string, trackers: number, until: number): Promise<number> => {
  const log = await openSqliteEventStore({ file: join(dataDir, EVENTS_FILE), synchronous: 'NORMAL', writer: 'inline' });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  const [factsOf, append] = [madeFacts(trackers, until), appender(store)];
  for (let start = 0; start < trackers; start += TOGETHER) {
    const length = Math.min(TOGETHER, trackers - start);
    await append(Array.from({ length }, (_, n) => factsOf(start + n)).flat());
  }
  const end = await store.lastPosition();
  await store.close();
  skipReactors(dataDir, end);
  return end;
};
