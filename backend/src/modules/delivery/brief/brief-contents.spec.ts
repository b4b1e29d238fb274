import { ACCOUNT_EMAIL, type DeliveryEvent } from '#events/delivery/delivery.events';
import type { DomainEvent } from '#kernel/events';
import { SourceLinks, PublishedNewsReader } from '#modules/research/published';
import type { CatchUpState } from '#platform/read-store/read-model-progress';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { created, deleted } from '#test/support/trackers/tracker-examples';
import { BriefContents } from './brief-contents';

const noon = '2026-03-01T12:00:00.000Z';
const config = { publicUrl: 'https://aidy.example.org' };
const news = { newsId: 'u1', trackerId: 'tariffs', updateId: 'u1' };
const planned: DeliveryEvent = {
  type: 'BriefsPlanned',
  data: {
    userId: 'ann',
    briefs: [{ scope: { kind: 'tracker', trackerId: 'tariffs' }, to: [ACCOUNT_EMAIL], news: [news] }],
    dropped: [],
    dueAt: noon,
  },
};

/** Composes Ann's brief from read models, one of which may be behind or stopped. */
const composed = async (state: CatchUpState, ...known: readonly DomainEvent[]) => {
  const reads = await filledReadStore([briefs, trackers, updates, overviews, feedback, claims], [...known, planned]);
  const published = new PublishedNewsReader(reads, new SourceLinks(config, { dataKey: new Uint8Array(32) }));
  const progress = {
    waitFor: async () => state === 'shows',
    untilCaughtUp: async () => state,
    hidesItsDocuments: () => false,
  };
  const contents = new BriefContents(reads, { lastPosition: async () => 1 }, progress, published, config);
  const [brief] = await reads.find(briefs, {});
  return contents.find(brief?._id ?? '', new Date(noon));
};

test.each([
  ['behind', 'up to date'],
  ['stopped', 'has stopped'],
] as const)('composing fails, instead of leaving everything out, while a read model is %s', (state, why) =>
  expect(composed(state, created())).rejects.toThrow(why),
);

test('a tracker that no read model knows yet is waited for', () =>
  expect(composed('shows')).rejects.toThrow('not known yet'));

test('there is no brief of a tracker that was deleted', async () =>
  expect(await composed('shows', created(), deleted())).toBeNull());
