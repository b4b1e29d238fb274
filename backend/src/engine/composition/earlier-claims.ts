import { draft, procedure } from '#text/languages/english/requests';
import type { FieldKnowledge } from '../knowledge-field';
import type { LedgerClaim, StatedLink } from '../ledger';
import { dateOf, isOver, pageTitleOf, countShortcomings, standsAlone } from './display-text';
import { dayOfPage, type FoundRemark } from './found-line';
import { lapsedAmong } from './lapsed';
import { storiesOf, withPrintableLead } from './story';

/** A claim that no longer holds, and the remark on how it ended if a page said so. */
export interface EarlierClaim {
  readonly claim: LedgerClaim;
  readonly end: readonly FoundRemark[];
}

/** Maximum number of such lines. They only say what left the overview, so they are fewer than its own. */
const MAX_EARLIER_LINES = 5;

/** The live claims whose ground no page has ended, and how the others ended. */
export const standingClaims = (
  { endOf }: FieldKnowledge,
  live: readonly LedgerClaim[],
  links: readonly StatedLink[],
): { readonly standing: readonly LedgerClaim[]; readonly ended: readonly EarlierClaim[] } => {
  const ends = links.length === 0 ? [] : live.map((claim) => ({ claim, end: endOf(claim, links) }));
  const ended = ends.flatMap(({ claim, end }) => (end === null ? [] : [{ claim, end: [end] }]));
  const gone = new Set(ended.map(({ claim }) => claim));
  return { standing: gone.size === 0 ? live : live.filter((claim) => !gone.has(claim)), ended };
};

/** Claims overruled by claims that the overview does not show, so that no line of it says so. */
export const reversedByHiddenClaims = (
  claims: readonly LedgerClaim[],
  displayed: ReadonlySet<LedgerClaim>,
): readonly EarlierClaim[] =>
  claims.flatMap((by): readonly EarlierClaim[] => {
    const [page] = by.evidence;
    if (!by.live || displayed.has(by) || by.verdict === 'wrong' || by.overrules?.kind !== 'contradicted') return [];
    const { was } = by.overrules;
    const claim = claims.find(({ text, live }) => text === was && !live);
    if (claim === undefined || page === undefined) return [];
    const end = {
      kind: 'no_longer_holds',
      day: dayOfPage(page),
      by: pageTitleOf(page) ?? by.text,
      evidence: [page],
    } as const;
    return [{ claim, end: [end] }];
  });

/**
 * Whether a claim reports only a step towards an act. Once the act is done, neither the step nor an older line in its
 * place is of interest.
 */
const isStep = ({ text }: LedgerClaim): boolean => procedure.test(text) || draft.test(text);

/**
 * What left an overview as of `readAt`: what was overruled unseen, headlines whose ground ended, whose day is over, or
 * that only one page reported, long ago. Only the newest few that can be read by themselves. `displayed`: the claims of
 * the overview.
 */
export const earlierClaims = (
  standing: readonly LedgerClaim[],
  { ended, reversed }: { readonly ended: readonly EarlierClaim[]; readonly reversed: readonly EarlierClaim[] },
  displayed: ReadonlySet<LedgerClaim>,
  readAt: number,
): readonly EarlierClaim[] => {
  const stories = [...storiesOf(standing)].sort((a, b) => dateOf(b.lead) - dateOf(a.lead));
  const { isLapsed, isOfUse } = lapsedAmong(stories);
  const over = stories
    .filter((story) => ![story.lead, ...story.details].some((claim) => displayed.has(claim)))
    .filter((story) => (isOver(story.lead, readAt) ? isOfUse(story) : isLapsed(story)))
    .map((story): EarlierClaim => ({ claim: withPrintableLead(story, readAt).lead, end: [] }));
  const newestFirst = (one: EarlierClaim, other: EarlierClaim): number => dateOf(other.claim) - dateOf(one.claim);
  const told = [...ended.filter(({ claim }) => claim.role === 'headline'), ...over]
    .filter(({ claim }) => standsAlone(claim, readAt) && countShortcomings(claim, readAt) === 0)
    .sort(newestFirst);
  // Reversals that a page reports come first, even if its title only names what was reversed.
  return [...reversed.filter(({ claim }) => standsAlone(claim, readAt)).sort(newestFirst), ...told]
    .slice(0, MAX_EARLIER_LINES)
    .filter(({ claim, end }) => end.length > 0 || !isStep(claim))
    .sort(newestFirst);
};
