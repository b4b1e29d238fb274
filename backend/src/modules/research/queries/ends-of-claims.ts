import type { ClaimEvidence } from '#events/research/ledger.events';
import type { FoundRemarkOf } from '#engine/composition/found-remark';
import { groupBy } from '#kernel/grouping';
import type { ActLink } from '#projections/research/act-links/act-links.projection';
import type { Claim } from '#projections/research/claims/claims.projection';
import { dependenceOf } from '../fields/legal-acts/dependence';
import { endOfGround, endOfPart } from '../fields/legal-acts/ended-grounds';

/** What has become of a claim by the end of an act that it depends on, and the page that says so. */
export interface EndOfAct {
  readonly remark: FoundRemarkOf<'no_longer_holds' | 'part_ended' | 'depends_on'>;
  readonly page: ClaimEvidence;
}

const asEnd = (remark: EndOfAct['remark'] | null | undefined): readonly EndOfAct[] => {
  const [page] = remark?.evidence ?? [];
  return remark === null || remark === undefined || page === undefined ? [] : [{ remark, page }];
};

type Links = readonly ActLink[];

const endOf = (claim: Claim, links: Links): EndOfAct | undefined => {
  const [page] = claim.evidence;
  const resting = { ...claim, publishedAt: page?.publishedAt ?? null, firstSeenAt: claim.first_seen_at };
  const [end] = [endOfGround, endOfPart].flatMap((by) => asEnd(by(resting, links)));
  return end ?? asEnd(dependenceOf({ claim: resting, text: claim.text }, { links })[0])[0];
};

/**
 * How acts ended that claims depend on, by the id of the claim; the same as overviews say of their lines, also for
 * claims that are in no overview. Claims that another one ended are left out.
 */
export const endsOfClaims = (claims: readonly Claim[], links: Links): ReadonlyMap<string, EndOfAct> => {
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
