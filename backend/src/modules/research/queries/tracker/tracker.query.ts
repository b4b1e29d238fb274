import { FeedAddresses } from '#modules/syndication/published';
import { collections } from '#modules/collections/published';
import { followId, follows, isOwn, visibleTracker } from '#modules/trackers/published';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import { lastRunOf } from '../run-view';
import { SourceLinks } from '../source-links';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/access/caller';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { keyFactsOf } from '../key-facts/displayed-key-facts';
import { claimsQuotedBy, readMentions } from '../line-mentions';
import { verdictsOf } from '../displayed-verdicts';
import { endingPages } from './as-it-stands';
import { type TrackerView, trackerAnswer } from './tracker-answer';
import { LIVE, trackerView } from './tracker-view';

const NEWEST_UPDATES = { sort: { created_at: -1 }, limit: 200 } as const;

interface Ports {
  readonly reads: ReadStore;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly links: SourceLinks;
  readonly feeds: FeedAddresses;
}

const sharedFolderOf = async (reads: ReadStore, folderId: string | null): Promise<TrackerView['shared_folder']> => {
  const folder = folderId === null ? undefined : await reads.get(collections, folderId);
  return folder?.public === true && folder.deleted_at === null ? { id: folder._id, name: folder.name } : null;
};

/** The claims that overruled others. */
const overruling = async (reads: ReadStore, overruled: readonly Claim[]): Promise<readonly Claim[]> => {
  const ids = [...new Set(overruled.flatMap(({ ended_by: by }) => by ?? []))];
  return ids.length === 0 ? [] : reads.find(claims, { _id: { $in: ids } });
};

/** A tracker with its current overview, for users who may see it. */
export const trackerFor = async (
  trackerId: string,
  caller: Caller | null,
  { reads, scratch, clock, links, feeds }: Ports,
): Promise<TrackerView | Refusal> => {
  const tracker = await visibleTracker(reads, trackerId, caller);
  if (isRefusal(tracker)) return tracker;
  const canEdit = isOwn(tracker, caller);
  const [state, overview, newest, lastRun, follow, live, contradicted, verdicts, keyFacts, sharedFolder] =
    await Promise.all([
      reads.get(trackerStates, trackerId),
      reads.get(overviews, trackerId),
      reads.find(updates, { tracker_id: trackerId }, NEWEST_UPDATES),
      lastRunOf(reads, scratch, trackerId),
      caller === null ? undefined : reads.get(follows, followId(caller.userId, trackerId)),
      reads.count(claims, { tracker_id: trackerId, status: { $in: LIVE } }),
      reads.find(claims, { tracker_id: trackerId, status: 'contradicted' }),
      verdictsOf(reads, trackerId),
      keyFactsOf(reads, tracker),
      sharedFolderOf(reads, tracker.parent_id),
    ]);
  const sources = [...(overview?.sources ?? []), ...newest.flatMap((update) => update.sources)];
  const ending = await overruling(reads, contradicted);
  const cited = sources.map(({ quote }) => ({ trackerId, quote }));
  const [mentions, quoted, judged, rssUrl] = await Promise.all([
    readMentions(reads, cited),
    canEdit ? claimsQuotedBy(reads, cited) : () => null,
    Promise.all([...verdicts.keys()].map((claimId) => reads.get(claims, claimId))),
    canEdit ? feeds.addressOf({ kind: 'tracker', id: trackerId }) : null,
  ]);
  const parts = {
    tracker,
    state,
    overview,
    updates: newest,
    lastRun,
    canEdit,
    rssUrl,
    following: follow !== undefined,
    live,
    endedBy: endingPages(contradicted, ending, sources),
    mentions,
    quoted,
    verdicts,
    judged: judged.filter((claim) => claim !== undefined),
    keyFacts,
    sharedFolder,
    now: clock.now().getTime(),
  };
  return trackerView(parts, links);
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
