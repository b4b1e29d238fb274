import type { ClaimStatus } from '#events/research/ledger.events';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import { collections } from '#modules/collections/published';
import { FeedAddresses } from '#modules/syndication/published';
import { followId, follows, isOwnedBy, visibleTracker } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore, ScratchStore } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { verdictsOf } from '../displayed-verdicts';
import { keyFactsOf } from '../key-facts/displayed-key-facts';
import { claimsQuotedBy, readMentions } from '../line-mentions';
import { lastRunOf } from '../run-view';
import type { SourceLinks } from '../source-links';
import type { TrackerView } from './tracker-answer';
import { endingPages } from './with-later-findings';

export const LIVE_STATUSES: readonly ClaimStatus[] = ['new', 'confirmed'];
const NEWEST_UPDATES = { sort: { created_at: -1 }, limit: 200 } as const;

export interface TrackerReadPorts {
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

/** What a tracker's page is made of, for users who may see it. */
export const partsOfTracker = async (
  trackerId: string,
  caller: Caller | null,
  { reads, scratch, clock, feeds }: TrackerReadPorts,
) => {
  const tracker = await visibleTracker(reads, trackerId, caller);
  if (isRefusal(tracker)) return tracker;
  const canEdit = isOwnedBy(tracker, caller);
  const [state, overview, newest, lastRun, follow, live, contradicted, verdicts, keyFacts, sharedFolder] =
    await Promise.all([
      reads.get(trackerStates, trackerId),
      reads.get(overviews, trackerId),
      reads.find(updates, { tracker_id: trackerId }, NEWEST_UPDATES),
      lastRunOf(reads, scratch, trackerId),
      caller === null ? undefined : reads.get(follows, followId(caller.userId, trackerId)),
      reads.count(claims, { tracker_id: trackerId, status: { $in: LIVE_STATUSES }, is_background: false }),
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
  return {
    tracker,
    state,
    /** Undefined until a run has found something. */
    overview,
    updates: newest,
    lastRun,
    canEdit,
    rssUrl,
    following: follow !== undefined,
    /** Number of claims that hold, by their status. */
    live,
    endedBy: endingPages(contradicted, ending, sources),
    mentions,
    quoted,
    verdicts,
    /** The claims with a verdict. */
    judged: judged.filter((claim) => claim !== undefined),
    keyFacts,
    sharedFolder,
    /** The time of reading, in milliseconds UTC. */
    now: clock.now().getTime(),
  };
};

export type TrackerParts = Exclude<Awaited<ReturnType<typeof partsOfTracker>>, Refusal>;
