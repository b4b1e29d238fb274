import type { ClaimEvidence } from '#events/research/ledger.events';
import { groupBy } from '#kernel/grouping';
import type { ReadStore } from '#platform/read-store/read-store';
import { type ActLink, actLinks } from '#projections/research/act-links/act-links.projection';
import type { Claim } from '#projections/research/claims/claims.projection';
import { endByAct, type EndRemark } from '../news-engine';

/** What has become of a claim by the end of an act that it depends on, and the page that says so. */
export interface EndOfAct {
  readonly remark: EndRemark;
  readonly page: ClaimEvidence;
}

type Links = readonly ActLink[];

const endOf = (claim: Claim, links: Links): EndOfAct | undefined => {
  const publishedAt = claim.evidence[0]?.publishedAt ?? null;
  const remark = endByAct({ ...claim, publishedAt, firstSeenAt: claim.first_seen_at }, links);
  const [page] = remark?.evidence ?? [];
  return remark === null || page === undefined ? undefined : { remark, page };
};

/**
 * The ends of acts that claims depend on, by the id of the claim. `links`: what pages of their trackers say of acts.
 */
export const endsByLinks = (claims: readonly Claim[], links: Links): ReadonlyMap<string, EndOfAct> => {
  if (!links.some(({ kind }) => kind === 'ends_acts')) return new Map();
  const ofTracker = groupBy(links, ({ tracker_id: id }) => id);
  return new Map(
    claims.flatMap((claim) => {
      const isEnded = claim.ended_by !== undefined || claim.parts_ended.length > 0 || claim.kind === 'contradicted';
      const end = isEnded ? undefined : endOf(claim, ofTracker.get(claim.tracker_id) ?? []);
      return end === undefined ? [] : [[claim._id, end] as const];
    }),
  );
};

/**
 * The ends of acts that claims depend on, by the id of the claim: the same as overviews say of their lines, also for
 * claims that are in no overview. Claims that another one ended are left out.
 */
export const endsOfClaims = async (
  reads: Pick<ReadStore, 'find'>,
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, EndOfAct>> => {
  const trackerIds = [...new Set(claims.map(({ tracker_id: id }) => id))];
  if (trackerIds.length === 0) return new Map();
  return endsByLinks(claims, await reads.find(actLinks, { tracker_id: { $in: trackerIds } }));
};
