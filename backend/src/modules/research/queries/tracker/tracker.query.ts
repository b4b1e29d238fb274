import { type Refusal, isRefusal } from '#kernel/decider';
import { FeedAddresses } from '#modules/syndication/published';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/access/caller';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { SourceLinks } from '../source-links';
import { type TrackerView, trackerAnswer } from './tracker-answer';
import { partsOfTracker, type TrackerReadPorts } from './tracker-parts';
import { trackerView } from './tracker-view';

/** A tracker with its current overview, for users who may see it. */
export const trackerFor = async (
  trackerId: string,
  caller: Caller | null,
  ports: TrackerReadPorts,
): Promise<TrackerView | Refusal> => {
  const parts = await partsOfTracker(trackerId, caller, ports);
  return isRefusal(parts) ? parts : trackerView(parts, ports.links);
};

export const GetTracker = readRoute({
  path: 'api/topics/tracker/:id',
  access: 'optional',
  summary: 'A tracker with its overview, updates and sources.',
  answers: trackerAnswer,
  uses: [READ_STORE, SCRATCH_STORE, CLOCK, SourceLinks, FeedAddresses],
  read: ({ params, caller }, reads, scratch, clock, links, feeds) =>
    trackerFor(params.id, caller, { reads, scratch, clock, links, feeds }),
});
