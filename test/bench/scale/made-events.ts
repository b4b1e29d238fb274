import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type CollectionEvent, collectionEvents } from '#events/collections/collection-tree.events';
import { type CitedSource, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import type { TextLine } from '#events/research/text-lines';
import { type FollowEvent, followEvents } from '#events/trackers/follow.events';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import type { DomainEvent, EventCategory } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { registeredAs } from '#test/support/accounts/user-examples';
import type { MadeTracker } from './made-trackers';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** Other documents mention one in four claims. */
const MENTIONED_EVERY = 4;
/** After the first overview, a week apart. */
export const UPDATES = 10;
const STATE_LINES = 10;
const FOLLOWED = 10;
/** Only every tenth tracker has followers. */
const FOLLOWED_EVERY = 10;
/** Users whose trackers are measured; the benchmark's server has tokens for them. */
export const READERS = 64;
const READERS_TRACKERS = 60;
export const IN_FOLDER = 50;

let position = 0;

const recorded = <Event extends DomainEvent>(
  from: EventCategory<Event>,
  id: string,
  at: number,
  events: readonly Event[],
): readonly Recorded[] =>
  events.map((event) => ({
    ...event,
    id: `event-${++position}`,
    stream: from.stream(id),
    revision: 0,
    position,
    metadata: {
      occurred_at: new Date(at).toISOString(),
      correlation_id: 'made',
      causation_id: 'made',
      command: 'Test',
      actor: { kind: 'system' },
      version: 1,
    },
  }));

export const readerId = (reader: number): string => `user-${reader}`;
export const folderId = (reader: number): string => `folder-${reader}`;

interface Owned {
  readonly ownerId: string;
  /** Null for the root. */
  readonly parentId: string | null;
}

/** Readers have 60 trackers each, 50 of them in a folder; the other users share the rest. */
const ownedBy = (n: number, users: number): Owned => {
  if (n >= READERS * READERS_TRACKERS) return { ownerId: `user-${READERS + (n % (users - READERS))}`, parentId: null };
  const reader = n % READERS;
  return { ownerId: readerId(reader), parentId: n < READERS * IN_FOLDER ? folderId(reader) : null };
};

/** Ids of a reader's trackers. */
export const trackersOf = (reader: number): readonly string[] =>
  Array.from({ length: READERS_TRACKERS }, (_, n) => `tracker-${n * READERS + reader}`);

const sourceOf = ({ _id, title }: MadeTracker, run: number, at: number): CitedSource => ({
  id: `${_id}-source-${run}`,
  url: `https://www.federalregister.gov/documents/2026/${_id}/${run}/final-rule`,
  title: `Final rule: ${title}, part ${run} | Federal Register`,
  host: 'www.federalregister.gov',
  publisher: 'Federal Register',
  publishedAt: new Date(at).toISOString().slice(0, 10),
  quote: `The agency published part ${run} of its final rule on ${title}, which takes effect sixty days after that.`,
  readAt: new Date(at).toISOString(),
});

const quoted = (sources: readonly CitedSource[]): readonly TextLine[] =>
  sources.map(({ quote }, n) => ({ claimId: null, text: quote, sources: [n + 1], remarks: [] }));

/** A run that finds one thing. */
const runOf = (tracker: MadeTracker, run: number): readonly Recorded[] => {
  const trackerId = tracker._id;
  const at = tracker.updatedAt - (UPDATES - run) * WEEK_MS;
  const ofRun = { trackerId, runId: `${trackerId}-run-${run}` };
  const sources = Array.from({ length: Math.min(STATE_LINES, run + 1) }, (_, n) =>
    sourceOf(tracker, run - n, at - n * WEEK_MS),
  );
  const newest = sources.slice(0, 1);
  const { id: _source, readAt: _readAt, ...evidence } = sourceOf(tracker, run, at);
  const text = evidence.quote;
  const claim = {
    claimId: `${trackerId}-claim-${run}`,
    kind: 'new' as const,
    text,
    was: null,
    inForce: null,
    list: [],
  };
  const place = { story: `story ${run}`, role: 'headline' as const, publishedAt: null, relevance: 1, appeal: 5 };
  const found = {
    ...ofRun,
    figures: { sourcesTried: 12, sourcesRead: 12, claimsNew: 1, claimsRejected: 0, costUsd: 0 },
  };
  const state = { lines: quoted(sources), sources };
  const update = { lines: quoted(newest), sources: newest, more: 0 };
  const requested: readonly RunEvent[] = [
    { type: 'RunRequested', data: { ...ofRun, cause: 'due', period: new Date(at).toISOString() } },
    { type: 'RunStarted', data: { ...ofRun, engine: 'feeds', attempt: 1 } },
  ];
  const told: readonly LedgerEvent[] = [
    { type: 'ClaimRecorded', data: { ...ofRun, ...claim, ...place, evidence: [evidence] } },
    run === 0
      ? { type: 'StateEstablished', data: { ...found, state } }
      : { type: 'UpdatePublished', data: { ...found, updateId: `${trackerId}-update-${run}`, update, state } },
  ];
  const mentions: readonly LedgerEvent[] =
    (run + tracker.updatedAt / MINUTE_MS) % MENTIONED_EVERY === 0
      ? [
          {
            type: 'ClaimsMentioned',
            data: { ...ofRun, pages: [], claims: [{ claimId: claim.claimId, mentions: 3, pages: [] }] },
          },
        ]
      : [];
  return [
    ...recorded(runEvents, trackerId, at, requested),
    ...recorded(ledgerEvents, trackerId, at, [...told, ...mentions]),
  ];
};

/** The life of the nth tracker: a first overview and ten updates. */
export const eventsOfTracker = (tracker: MadeTracker, n: number, users: number): readonly Recorded[] => {
  const trackerId = tracker._id;
  const { ownerId, parentId } = ownedBy(n, users);
  const made: readonly TrackerEvent[] = [
    {
      type: 'TrackerCreated',
      data: {
        trackerId,
        ownerId,
        parentId,
        settings: {
          description: tracker.description,
          frequency: 'week',
          model: 'sonar-reasoning-pro',
          domains: ['www.federalregister.gov'],
          keyFacts: [],
        },
      },
    },
    { type: 'TrackerPublished', data: { trackerId, ownerId, category: null } },
  ];
  const placed: readonly CollectionEvent[] = [{ type: 'TrackerPlaced', data: { ownerId, trackerId, parentId } }];
  const at = tracker.updatedAt - (UPDATES + 1) * WEEK_MS;
  return [
    ...recorded(trackerEvents, trackerId, at, made),
    ...recorded(collectionEvents, ownerId, at, placed),
    ...Array.from({ length: UPDATES + 1 }, (_, run) => runOf(tracker, run)).flat(),
  ];
};

/** The events of a registration. */
export const registration = (n: number): readonly UserEvent[] => {
  const userId = `user-${n}`;
  return [registeredAs(userId), { type: 'UserActivated', data: { userId, firstName: 'Ann', lastName: `Reader ${n}` } }];
};

/** An account that follows ten trackers; a reader has a folder too. */
export const eventsOfUser = (n: number, trackers: number, random: (below: number) => number): readonly Recorded[] => {
  const userId = `user-${n}`;
  const content = { name: 'Rules', description: '', parentId: null };
  const folders: readonly CollectionEvent[] =
    n < READERS
      ? [{ type: 'CollectionCreated', data: { ownerId: userId, collectionId: folderId(n), ...content } }]
      : [];
  const follows: readonly FollowEvent[] = Array.from({ length: FOLLOWED }, () => {
    const popular = random(trackers / FOLLOWED_EVERY) * FOLLOWED_EVERY;
    return { type: 'TopicFollowed', data: { userId, trackerId: `tracker-${popular}` } };
  });
  const at = Date.UTC(2026, 0, 1);
  return [
    ...recorded(userEvents, userId, at, registration(n)),
    ...recorded(collectionEvents, userId, at, folders),
    ...recorded(followEvents, userId, at, follows),
  ];
};
