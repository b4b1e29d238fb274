import { languageOf } from '#text/languages/detection';
import { provision } from '#text/languages/english/instructions';
import { acts, binds, enactedFirstPerson, reversal, signsMeasure } from '#text/languages/english/news';
import { obligationModals } from '#text/languages/english/present-tense';
import { days } from '#text/words/date-mention';
import { tokens } from '#text/words/stems';
import { MAX_IN_OVERVIEW } from '../editing/editing';
import type { LedgerClaim } from '../ledger';
import { ownIdentifier } from '../stories/titles';
import { dateOf } from './display-text';
import { type OverviewStory, countMentions } from './story';

/** The number of newest stories from which the usual interval between news is computed. */
const NEWEST_STORIES = 20;
/** A story is old once this many mean intervals have passed, but never before `shortest` and always after `longest`. */
const LONG_AGO = { intervals: MAX_IN_OVERVIEW, shortest: days(60), longest: days(548) };

/** Whether other pages report the same story or return to it. */
const hasOtherNews = (story: OverviewStory): boolean => {
  const claims = [story.lead, ...story.details];
  return countMentions(story) > 1 || new Set(claims.flatMap(({ evidence }) => evidence.map(({ url }) => url))).size > 1;
};

const STANDING = [acts, enactedFirstPerson, reversal, signsMeasure, binds, obligationModals, provision];

/**
 * Whether a claim reports a rule, an act or a value, which holds until something else is published, rather than an
 * event or a plan. In other languages only a past tense of a single word marks an event, since participles also say
 * what is forbidden.
 */
export const isStanding = ({ text, overrules, inForce, evidence: [page] }: LedgerClaim): boolean => {
  if (overrules !== undefined || inForce !== undefined || ownIdentifier(page?.title ?? '') !== null) return true;
  const news = languageOf(text)?.news;
  return news === undefined
    ? STANDING.some((pattern) => pattern.test(text))
    : news.takesEffect.test(text) || !tokens(text).some((word) => news.past.test(word));
};

/**
 * Whether a story that only one page reported is too old for an overview, judged by how often the tracker has news; and
 * whether a day that is over is still worth mentioning. `ordered`: all its stories, newest first.
 */
export const lapsedAmong = (
  ordered: readonly OverviewStory[],
): { readonly isLapsed: (story: OverviewStory) => boolean; readonly isOfUse: (story: OverviewStory) => boolean } => {
  const dates = ordered.slice(0, NEWEST_STORIES).map(({ lead }) => dateOf(lead));
  const [newest = 0] = dates;
  const interval = (newest - (dates.at(-1) ?? newest)) / Math.max(1, dates.length - 1);
  const longAgo = Math.min(LONG_AGO.longest, Math.max(LONG_AGO.shortest, LONG_AGO.intervals * interval));
  const ageOf = ({ lead }: OverviewStory): number => newest - dateOf(lead);
  return {
    isLapsed: (story) =>
      ageOf(story) > longAgo &&
      !hasOtherNews(story) &&
      (ageOf(story) > LONG_AGO.longest || ![story.lead, ...story.details].some(isStanding)),
    isOfUse: (story) => ageOf(story) <= LONG_AGO.longest,
  };
};
