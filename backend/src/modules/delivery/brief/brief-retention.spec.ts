import { ACCOUNT_EMAIL, type DeliveryEvent } from '#events/delivery/delivery.events';
import type { ForgottenBriefsEvent } from '#events/delivery/forgotten-briefs.events';
import { briefsOfNews } from '#projections/audio/briefs-of-news/briefs-of-news.projection';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { update, userId } from '#test/support/delivery/delivery-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { projected } from '#test/support/read-models/projected';
import { oldBriefs } from './brief-retention';

const brief = (trackerId: string) => ({
  scope: { kind: 'tracker', trackerId } as const,
  to: [ACCOUNT_EMAIL],
  news: [update(trackerId, 1), update(trackerId, 2)],
});
/** Planned at 01:00 on 2026-03-01. */
const planned: DeliveryEvent = {
  type: 'BriefsPlanned',
  data: { userId, briefs: [brief('drones'), brief('steel')], dropped: [], dueAt: '2026-03-01T01:00:00.000Z' },
};
const forgotten: ForgottenBriefsEvent = {
  type: 'BriefsForgotten',
  data: { briefs: [{ userId, briefId: 'event-1-0', newsIds: ['drones-1', 'drones-2'] }] },
};

test('a brief is kept for a year', async () => {
  const reads = await filledReadStore([briefs], [planned]);
  const oldAt = (at: string) => reads.count(briefs, oldBriefs.at(new Date(at)));
  expect(await oldAt('2027-03-01T00:59:59.999Z')).toBe(0);
  expect(await oldAt('2027-03-01T01:00:00.000Z')).toBe(2);
});

test('a forgotten brief leaves only what was planned with it', async () => {
  expect(await projected(briefs, [planned, forgotten])).toMatchObject([{ _id: 'event-1-1' }]);
  expect(await projected(briefsOfNews, [planned, forgotten])).toEqual([
    { _id: 'ann/steel-1', brief_id: 'event-1-1' },
    { _id: 'ann/steel-2', brief_id: 'event-1-1' },
  ]);
});
