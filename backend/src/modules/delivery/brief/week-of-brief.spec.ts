import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { scopeKey } from '#events/delivery/brief-scope';
import { ACCOUNT_EMAIL, type DeliveryEvent } from '#events/delivery/delivery.events';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { type ChannelDocument, accounts } from '#modules/accounts/published';
import { collections } from '#modules/collections/published';
import { SourceLinks, WeekOfTrackers, claims, feedback, overviews } from '#modules/research/published';
import { follows, trackers } from '#modules/trackers/published';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { source } from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import { WeekOfBrief } from './week-of-brief';

const READ = [
  briefs,
  accounts,
  trackers,
  collections,
  collectionRoots,
  follows,
  updates,
  overviews,
  claims,
  feedback,
] as readonly Projection[];
const config = { publicUrl: 'https://aidy.example' };

const folder = (id: string, parentId: string | null): CollectionEvent => ({
  type: 'CollectionCreated',
  data: { ownerId: 'ann', collectionId: id, name: id, description: '', parentId },
});
const combined = (collectionId: string): CollectionEvent => ({
  type: 'EmailsCombined',
  data: { ownerId: 'ann', collectionId },
});
const placed = (trackerId: string, parentId: string): CollectionEvent => ({
  type: 'TrackerMoved',
  data: { ownerId: 'ann', trackerId, parentId },
});
const published = (trackerId: string): DomainEvent => {
  const quote = `News of ${trackerId}.`;
  const text = {
    lines: [{ claimId: trackerId, text: quote, sources: [1], remarks: [] }],
    sources: [{ ...source, url: `https://agency.example/${trackerId}`, quote }],
  };
  const figures = { sourcesTried: 1, sourcesRead: 1, claimsNew: 1, claimsRejected: 0, costUsd: 0 };
  const update = { updateId: `update of ${trackerId}`, update: { ...text, more: 0 }, state: text };
  return { type: 'UpdatePublished', data: { trackerId, runId: 'run', figures, ...update } };
};
const planned = (collectionId: string | null): DeliveryEvent => {
  const scope =
    collectionId === null
      ? ({ kind: 'tracker', trackerId: 'steel' } as const)
      : ({ kind: 'collection', collectionId } as const);
  const news = [{ newsId: 'n', trackerId: 'steel', updateId: 'update of steel' }];
  return {
    type: 'BriefsPlanned',
    data: {
      userId: 'ann',
      briefs: [{ scope, to: [ACCOUNT_EMAIL], news }],
      dropped: [],
      dueAt: '2026-03-01T12:00:00.000Z',
    },
  };
};

/** Trade combines its mails, and so does the folder of metals in it; the folder of ports in it does not. */
const desk: readonly DomainEvent[] = [
  folder('trade', null),
  folder('metals', 'trade'),
  folder('ports', 'trade'),
  combined('trade'),
  combined('metals'),
  ...['steel', 'copper', 'docks'].map((trackerId) => created({ trackerId })),
  placed('steel', 'trade'),
  placed('copper', 'metals'),
  placed('docks', 'ports'),
  ...['steel', 'copper', 'docks'].map(published),
];

/** What the last brief planned by these events tells of the week. All of them happen on Sunday, March 1, or the day after. */
const weekOf = async (events: readonly DomainEvent[], muted: readonly string[] | null = null) => {
  const reads = await filledReadStore(READ, events);
  const links = new SourceLinks(config, { dataKey: new Uint8Array(32) });
  const last = (await reads.find(briefs, {}, { sort: { planned_at: -1 }, limit: 1 }))[0];
  const channel: ChannelDocument | null =
    muted === null
      ? null
      : {
          _id: 'c',
          user_id: 'ann',
          kind: 'email',
          target: 'desk@example.org',
          enabled: true,
          confirmed: true,
          muted,
          secret_generation: 0,
          former_secret_until: null,
          created_at: '2026-03-01T00:00:00.000Z',
        };
  const weeks = new WeekOfBrief(reads, new WeekOfTrackers(reads, links));
  const week = await weeks.find(last?._id ?? '', channel, new Date('2026-03-02T12:00:00Z'));
  return (
    week?.groups.flatMap(({ items }) => items.flatMap(({ lines }) => lines.map(({ text }) => text))).sort() ?? null
  );
};

test('the first brief of a week has the week of a folder, with the trackers whose news is in its mails', async () => {
  expect(await weekOf([...desk, planned('trade')])).toEqual(['News of docks.', 'News of steel.']);
  expect(await weekOf([...desk, planned('metals')])).toEqual(['News of copper.']);
});

test('the next brief of the week and the brief of a tracker have no week', async () => {
  expect(await weekOf([...desk, planned('trade'), planned('trade')])).toBeNull();
  expect(await weekOf([...desk, planned('metals'), planned('trade')])).not.toBeNull();
  expect(await weekOf([...desk, planned(null)])).toBeNull();
});

test('a week begins on Monday', async () => {
  const untilTen = Array.from({ length: 22 - desk.length }, () => combined('trade'));
  // At 23:00 on Sunday, and at midnight.
  expect(await weekOf([...desk, ...untilTen, planned('trade'), planned('trade')])).not.toBeNull();
});

test('trackers that are not mailed to an address are not in its week', async () => {
  const off: DomainEvent = { type: 'EmailUpdatesTurnedOff', data: { trackerId: 'docks', ownerId: 'ann' } };
  expect(await weekOf([...desk, off, planned('trade')])).toEqual(['News of steel.']);
  const muted = [scopeKey({ kind: 'tracker', trackerId: 'steel' })];
  expect(await weekOf([...desk, off, planned('trade')], muted)).toEqual(['News of docks.']);
});
