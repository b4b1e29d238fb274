import { groupBy } from '#kernel/grouping';
import type { LedgerClaim } from '../ledger';
import { givesMeasure, reportsChange } from '../ranking/headline';
import { reversal } from '#text/languages/english/news';
import { figuresIn } from '#text/words/figures';
import { isOver, isWholeLine, shortcomings, standsAlone } from './display-text';

/** Minimum appeal of a second sentence that may displace an older story. */
const MIN_DETAIL_APPEAL = 3.7;
/** A second sentence whose appeal is this much lower is a detail and cannot replace the headline. */
const MUCH_LESS = 4;

/** A story is shown by its latest headline: a later page may have reported it better. */
export interface OverviewStory {
  readonly lead: LedgerClaim;
  readonly details: readonly LedgerClaim[];
}

export const storiesOf = (claims: readonly LedgerClaim[]): readonly OverviewStory[] =>
  [...groupBy(claims, ({ story }) => story).values()].flatMap((same) => {
    const lead = same.findLast(({ role }) => role === 'headline') ?? same[0];
    return lead === undefined
      ? []
      : [{ lead, details: same.filter((claim) => claim !== lead && claim.role === 'detail') }];
  });

const addsFigure = ({ text }: LedgerClaim, to: LedgerClaim): boolean => {
  const known = new Set(figuresIn(to.text, 0).map(({ value }) => value));
  return figuresIn(text, 0).some(({ value }) => !known.has(value));
};

const isOfSamePage = (a: LedgerClaim, b: LedgerClaim): boolean => a.evidence[0]?.url === b.evidence[0]?.url;

/** A second sentence is worth a line if it adds a figure or a day, ends something, or overrules what was published. */
const isWorthALine = (claim: LedgerClaim, lead: LedgerClaim): boolean =>
  claim.overrules !== undefined ||
  (claim.appeal >= MIN_DETAIL_APPEAL &&
    (addsFigure(claim, lead) || (reportsChange(claim.text) && reversal.test(claim.text))));

const overrulingFirst = (a: LedgerClaim, b: LedgerClaim): number =>
  Number(b.overrules !== undefined) - Number(a.overrules !== undefined);

/**
 * A story whose headline is not fit to be printed by itself, or only on its own day, is shown by a second sentence that is, if
 * there is one. What another page adds takes the place of the headline only if its title cannot.
 */
export const withFitLead = ({ lead, details }: OverviewStory, readAt: number): OverviewStory => {
  const whole = details.filter((claim) => isWholeLine(claim, readAt) && shortcomings(claim, readAt) === 0);
  const isInformative = shortcomings(lead, readAt) === 0;
  const near = whole.filter(({ appeal }) => appeal >= Math.min(MIN_DETAIL_APPEAL, lead.appeal - MUCH_LESS));
  const instead = isInformative && standsAlone(lead, readAt) ? near.filter((claim) => isOfSamePage(claim, lead)) : near;
  const better =
    isInformative && isWholeLine(lead, readAt)
      ? undefined
      : (instead.find(({ text }) => reportsChange(text) && givesMeasure(text)) ?? instead[0]);
  const displayed = better ?? lead;
  const fit = whole.filter((claim) => claim !== displayed && isWorthALine(claim, displayed)).sort(overrulingFirst);
  return { lead: displayed, details: fit };
};

/** A story without past claims, headed by one that can be printed; undefined if nothing is left. */
export const currentStory = ({ lead, details }: OverviewStory, readAt: number): OverviewStory | undefined => {
  const [story] = storiesOf([lead, ...details].filter((claim) => !isOver(claim, readAt)));
  return story && withFitLead(story, readAt);
};
