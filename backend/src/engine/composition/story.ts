import { groupBy } from '#kernel/grouping';
import { reversal } from '#text/languages/english/news';
import { days } from '#text/words/date-mention';
import { figuresIn } from '#text/words/figures';
import { rarityIn } from '#text/words/rarity';
import { SCORE_THRESHOLDS } from '../findings/score-thresholds';
import type { LedgerClaim, Evidence } from '../ledger';
import { stemsOfClaim } from '../mentions/claim-topic';
import { weightOfClaim, centreOf } from '../order/weights';
import { givesMeasure, reportsChange } from '../ranking/headline';
import { isOver, isWholeLine, countShortcomings, standsAlone, dateOf } from './display-text';

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
  (claim.appeal >= SCORE_THRESHOLDS.worthALine &&
    (addsFigure(claim, lead) || (reportsChange(claim.text) && reversal.test(claim.text))));

const overrulingFirst = (a: LedgerClaim, b: LedgerClaim): number =>
  Number(b.overrules !== undefined) - Number(a.overrules !== undefined);

/**
 * A story whose headline is not fit to be printed by itself, or only on its own day, is shown by a second sentence that
 * is, if there is one. What another page adds takes the place of the headline only if its title cannot.
 */
export const withPrintableLead = ({ lead, details }: OverviewStory, readAt: number): OverviewStory => {
  const whole = details.filter((claim) => isWholeLine(claim, readAt) && countShortcomings(claim, readAt) === 0);
  const isInformative = countShortcomings(lead, readAt) === 0;
  const near = whole.filter(({ appeal }) => appeal >= Math.min(SCORE_THRESHOLDS.worthALine, lead.appeal - MUCH_LESS));
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
  return story && withPrintableLead(story, readAt);
};

/**
 * How much more the newest story weighs than an old one. The surplus halves in half the time of the newest few stories,
 * since some trackers have news every day and others every season.
 */
const NEWNESS = { weight: 12, few: 5, shortest: days(7) };

/** Number of documents that mention any claim of the story. */
export const countMentions = ({ lead, details }: OverviewStory): number =>
  new Set([lead, ...details].flatMap(({ mentionedBy }) => mentionedBy)).size;

export const isMentioned = ({ lead, details }: OverviewStory): boolean =>
  [lead, ...details].some(({ mentionedBy }) => mentionedBy.length > 0);

/** Merges a story into its first claim, with all evidence and mentions. */
const asOne = ({ lead, details }: OverviewStory): LedgerClaim => ({
  ...lead,
  evidence: [lead, ...details].flatMap(({ evidence }) => evidence).filter(isFirstOfItsPage),
  mentionedBy: [lead, ...details].flatMap(({ mentionedBy }) => mentionedBy),
});

const isFirstOfItsPage = ({ url }: Evidence, index: number, all: readonly Evidence[]): boolean =>
  all.findIndex((other) => other.url === url) === index;

/** The extra weight of newer stories. `stories` are sorted newest first. */
const newnessAmong = (stories: readonly OverviewStory[]): ((story: OverviewStory) => number) => {
  const [newest, ...others] = stories.slice(0, NEWNESS.few).map(({ lead }) => dateOf(lead));
  const span = (newest ?? 0) - (others.at(-1) ?? newest ?? 0);
  const halfLife = Math.max(NEWNESS.shortest, span / 2);
  return ({ lead }) => NEWNESS.weight * 0.5 ** (((newest ?? 0) - dateOf(lead)) / halfLife);
};

/** Weighs stories by importance and recency. `stories`: newest first. */
export const weigherOf = (stories: readonly OverviewStory[], readAt: number): ((story: OverviewStory) => number) => {
  const accounts = stories.map(({ lead }) => stemsOfClaim(lead));
  const nearCentre = centreOf(accounts, rarityIn(accounts));
  const newness = newnessAmong(stories);
  const weights = new Map(
    stories.map((story, index) => [
      story.lead.story,
      weightOfClaim(asOne(story), nearCentre(accounts[index] ?? new Set()), readAt) + newness(story),
    ]),
  );
  return ({ lead }) => weights.get(lead.story) ?? 0;
};
