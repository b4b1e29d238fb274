import type { CollectionEvent } from '#events/collections/collection-tree.events';
import type { LedgerEvent } from '#events/research/ledger.events';
import { codeOf, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { accounts } from '#modules/accounts/published';
import { SourceLinks, WeekOfTrackers, claims, feedback, overviews } from '#modules/research/published';
import { follows, trackers } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import { collections } from '#projections/collections/collections/collections.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { created, deleted, published } from '#test/support/trackers/tracker-examples';
import { collectionWeekFor } from './collection-week.query';

const ann = { userId: 'ann', sessionId: 's', roles: [] };
const bob = { userId: 'bob', sessionId: 's', roles: [] };
const READ = [trackers, collections, follows, updates, overviews, claims, feedback, accounts] as readonly Projection[];
const config = { publicUrl: 'https://aidy.example' };
/** Events occur from 01:00 on 2026-03-01, an hour apart. */
const DAY_AFTER = new Date('2026-03-02T12:00:00Z');

interface WeekOptions {
  readonly caller?: Caller | null;
  readonly now?: Date;
  readonly timezone?: string;
}

const weekOf = async (
  collectionId: string | null,
  events: readonly DomainEvent[],
  { caller = ann, now = DAY_AFTER, timezone }: WeekOptions = {},
) => {
  const reads = await filledReadStore(READ, events);
  const weeks = new WeekOfTrackers(reads, new SourceLinks(config, { dataKey: new Uint8Array(32) }));
  const week = await collectionWeekFor({ collectionId, caller, timezone }, { reads, weeks, clock: { now: () => now } });
  if (isRefusal(week)) throw new Error(codeOf(week));
  return week;
};
const linesOf = async (...args: Parameters<typeof weekOf>) =>
  (await weekOf(...args)).groups.flatMap(({ items }) => items.flatMap(({ lines }) => lines));
const textsOf = async (...args: Parameters<typeof weekOf>) => (await linesOf(...args)).map(({ text }) => text);

const ofRun = (trackerId: string) => ({ trackerId, runId: `run of ${trackerId}` });
const source = (text: string, publishedAt: string) => ({
  id: text,
  url: `https://agency.example/${text}`,
  title: 'Notice of the agency',
  host: 'agency.example',
  publisher: 'Agency',
  publishedAt,
  quote: text,
  readAt: '2026-03-01T00:00:00.000Z',
});
const figures = { sourcesTried: 1, sourcesRead: 1, claimsNew: 1, claimsRejected: 0, costUsd: 0 };

/** Id of the claim with this text. */
const idOf = (text: string): string => text.replace('.', '');

/** A tracker told these lines in an update. */
const told = (trackerId: string, ...texts: readonly string[]): readonly LedgerEvent[] =>
  toldOf('2026-03-01', trackerId, ...texts);

/** The same of pages of that day. */
const toldOf = (day: string, trackerId: string, ...texts: readonly string[]): readonly LedgerEvent[] => {
  const text = {
    lines: texts.map((each, index) => ({ claimId: idOf(each), text: each, sources: [index + 1], remarks: [] })),
    sources: texts.map((each) => source(each, day)),
  };
  return [
    ...texts.map((each): LedgerEvent => {
      const { id: _id, readAt: _readAt, ...evidence } = source(each, day);
      const claim = { claimId: idOf(each), kind: 'new', text: each, was: null, story: each, role: 'headline' } as const;
      const weights = { publishedAt: day, relevance: 1, appeal: 5, inForce: null };
      return { type: 'ClaimRecorded', data: { ...ofRun(trackerId), ...claim, ...weights, evidence: [evidence] } };
    }),
    {
      type: 'UpdatePublished',
      data: {
        ...ofRun(trackerId),
        figures,
        updateId: `update of ${trackerId}`,
        update: { ...text, more: 0 },
        state: text,
      },
    },
  ];
};

const folder = (id: string, parentId: string | null = null): CollectionEvent => ({
  type: 'CollectionCreated',
  data: { ownerId: 'ann', collectionId: id, name: id, description: '', parentId },
});
const placed = (trackerId: string, parentId: string | null): CollectionEvent => ({
  type: 'TrackerMoved',
  data: { ownerId: 'ann', trackerId, parentId },
});
const STEEL = 'The duty on steel from Norland rose to 50 percent.';
const PORTS = 'Dockers in Kerrin voted for a strike.';
const desk: readonly DomainEvent[] = [
  folder('trade'),
  folder('metals', 'trade'),
  created({ trackerId: 'steel' }),
  created({ trackerId: 'ports' }),
  created({ trackerId: 'space' }),
  placed('steel', 'metals'),
  placed('ports', 'trade'),
  ...told('steel', STEEL),
  ...told('ports', PORTS),
  ...told('space', 'A probe left for Europa.'),
];

test('the week of a folder tells what trackers in it and below it told, with source, day, tracker and update', async () => {
  const week = await weekOf('trade', desk);
  expect(week).toMatchObject({
    collection: { id: 'trade', name: 'trade' },
    from: '2026-02-24',
    to: '2026-03-02',
    more: 0,
  });
  const lines = await linesOf('trade', desk);
  expect(lines.map(({ text }) => text)).toEqual([PORTS, STEEL]);
  expect(lines[1]).toMatchObject({
    source: { host: 'agency.example', published_on: '2026-03-01', passthrough_link: expect.stringContaining('/go/') },
    told: { tracker_id: 'steel', update_id: 'update of steel' },
  });
});

test('a line that leans on the title of its page has it', async () => {
  const lines = await linesOf('trade', [...desk, ...told('ports', 'The Order directs the ports to close.')]);
  expect(Object.fromEntries(lines.map(({ text, title }) => [text, title]))).toMatchObject({
    [STEEL]: null,
    'The Order directs the ports to close.': 'Notice of the agency',
  });
});

test('a week without news is empty', async () =>
  expect(await textsOf('trade', desk, { now: new Date('2026-03-20T12:00:00Z') })).toEqual([]));

test('an old page that was read only now is no news of the week; one of last month is to a tracker that runs once a month', async () => {
  const harbours = [created({ trackerId: 'harbours' }), placed('harbours', 'trade')];
  const old = [...harbours, ...toldOf('2025-04-03', 'harbours', 'Kerrin opened a port.')];
  expect(await textsOf('trade', [...desk, ...old])).toEqual([PORTS, STEEL]);
  const lately = [...harbours, ...toldOf('2026-02-02', 'harbours', 'Kerrin closed a port.')];
  expect(await textsOf('trade', [...desk, ...lately])).toContain('Kerrin closed a port.');
});

test('a week begins by the reader’s own clock', async () => {
  // All was told on March 1 in UTC.
  const now = new Date('2026-03-08T03:00:00Z');
  expect(await textsOf('trade', desk, { now })).toEqual([]);
  expect(await textsOf('trade', desk, { now, timezone: 'America/New_York' })).toEqual([PORTS, STEEL]);
});

test('a tracker that left the folder leaves its week', async () => {
  expect(await textsOf('trade', [...desk, placed('steel', null)])).toEqual([PORTS]);
  expect(await textsOf('trade', [...desk, deleted({ trackerId: 'steel' })])).toEqual([PORTS]);
});

test('overruled lines and lines marked as wrong leave the week', async () => {
  const overruled: LedgerEvent = {
    type: 'ClaimUpdated',
    data: { ...ofRun('steel'), claimId: idOf(STEEL), byClaimId: 'later' },
  };
  expect(await textsOf('trade', [...desk, overruled])).toEqual([PORTS]);
  const wrong: DomainEvent = {
    type: 'FeedbackGiven',
    data: { trackerId: 'steel', ownerId: 'ann', claimIds: [idOf(STEEL)], updateId: null, verdict: 'wrong', note: null },
  };
  expect(await textsOf('trade', [...desk, wrong])).toEqual([PORTS]);
});

test('visitors read what public trackers of a public folder told, and nobody anything of a private one', async () => {
  await expect(weekOf('trade', desk, { caller: bob })).rejects.toThrow('NOT_FOUND');
  await expect(weekOf('trade', desk, { caller: null })).rejects.toThrow('AUTH_REQUIRED');
  const shared: CollectionEvent = {
    type: 'CollectionPublished',
    data: { ownerId: 'ann', collectionId: 'trade', trackerIds: [] },
  };
  const open = [...desk, shared, published({ trackerId: 'ports' }), published({ trackerId: 'steel' })];
  // The folder of the other one is private.
  expect(await textsOf('trade', open, { caller: bob })).toEqual([PORTS]);
  expect(await textsOf('trade', open, { caller: null })).toEqual([PORTS]);
});
