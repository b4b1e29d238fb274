import type { FieldKnowledge } from '../field-knowledge';
import type { LedgerClaim, Link } from '../ledger';
import type { FoundRemark } from './found-remark';
import { lapsedAmong } from './lapsed';
import { dateOf, isOver, shortcomings, standsAlone } from './display-text';
import { storiesOf, withFitLead } from './story';

/** A claim that no longer stands, and the remark on how it ended if a page said so. */
export interface Earlier {
  readonly claim: LedgerClaim;
  readonly end: readonly FoundRemark[];
}

/** Maximum number of such lines. They only say what left the overview, so they are fewer than its own. */
const MAX_EARLIER_LINES = 5;

/** The live claims whose ground no page has ended, and how the others ended. */
export const standingClaims = (
  { endOf }: FieldKnowledge,
  live: readonly LedgerClaim[],
  links: readonly Link[],
): { readonly standing: readonly LedgerClaim[]; readonly ended: readonly Earlier[] } => {
  const ends = links.length === 0 ? [] : live.map((claim) => ({ claim, end: endOf(claim, links) }));
  const ended = ends.flatMap(({ claim, end }) => (end === null ? [] : [{ claim, end: [end] }]));
  const gone = new Set(ended.map(({ claim }) => claim));
  return { standing: gone.size === 0 ? live : live.filter((claim) => !gone.has(claim)), ended };
};

/**
 * What left an overview as of `readAt` without being overruled: headlines whose ground ended, whose day is over, or that
 * only one page reported, long ago. Only the newest few that can be read by themselves. `shown`: the claims of the
 * overview.
 */
export const earlierClaims = (
  standing: readonly LedgerClaim[],
  ended: readonly Earlier[],
  displayed: ReadonlySet<LedgerClaim>,
  readAt: number,
): readonly Earlier[] => {
  const stories = [...storiesOf(standing)].sort((a, b) => dateOf(b.lead) - dateOf(a.lead));
  const { isLapsed, isOfUse } = lapsedAmong(stories);
  const over = stories
    .filter((story) => ![story.lead, ...story.details].some((claim) => displayed.has(claim)))
    .filter((story) => (isOver(story.lead, readAt) ? isOfUse(story) : isLapsed(story)))
    .map((story): Earlier => ({ claim: withFitLead(story, readAt).lead, end: [] }));
  return [...ended.filter(({ claim }) => claim.role === 'headline'), ...over]
    .filter(({ claim }) => standsAlone(claim, readAt) && shortcomings(claim, readAt) === 0)
    .sort((a, b) => dateOf(b.claim) - dateOf(a.claim))
    .slice(0, MAX_EARLIER_LINES);
};
