import { logistic } from '#kernel/logistic';
import { lazy } from '#kernel/memoize';
import { days } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { cosine, coverageShare } from '#text/words/likeness';
import { stemSet, tokens } from '#text/words/stems';
import type { AnalysedPage } from '../../analysed-page';
import { areTwins, stemmedLine } from '../../compare/lines';
import type { LedgerClaim } from '../../ledger';
import type { RunPage, Run } from '../../run';
import { isFactSheet, ownIdentifier } from '../../stories/titles';
import { nearestClaims } from '../claim-from';
import { laterPage, retellingFeatures, type RetellingFeatures } from './retelling-features';
import { rememberedOfStory } from './said';
import fitted from './weights.json';

/**
 * Limits for comparison: the minimum likeness of a published line to the page's title and opening, and the maximum
 * number of lines.
 */
const NEAR = { minLikeness: 0.04, maxClaims: 3 };
/**
 * Minimum time between the pages. Any sooner, a weekday may belong to another event, and the rules for stories apply.
 */
const SOONEST = days(4);
const LATEST = days(60);
/** Likelihood from which a page counts as only repeating what was published. */
const REPEATED = 0.45;

/** A published claim that a later page may repeat, with the features of that pair. */
export interface PossibleRetelling {
  readonly claim: LedgerClaim;
  readonly features: RetellingFeatures;
}

/**
 * Likeness of titles from which, if each also has words of its own, they belong to a series such as the notices of an
 * office.
 */
const ONE_FORM = 0.5;
const WORDS_OF_FORM = 4;

const isOfOneForm = ({ page, titleStems, language }: AnalysedPage, { evidence: [cited] }: LedgerClaim): boolean => {
  const title = cited?.title ?? '';
  const other = stemSet(title, language);
  return (
    cosine(titleStems, other) >= ONE_FORM &&
    coverageShare(titleStems, other) < 1 &&
    coverageShare(other, titleStems) < 1 &&
    hasCommonRun(tokens(page.title.toLowerCase()), tokens(title.toLowerCase()))
  );
};

/** Whether two texts share a run of `WORDS_OF_FORM` words. */
const hasCommonRun = (words: readonly string[], others: readonly string[]): boolean => {
  const written = ` ${others.join(' ')} `;
  return words.some((_, at) => {
    const run = words.slice(at, at + WORDS_OF_FORM);
    return run.length === WORDS_OF_FORM && written.includes(` ${run.join(' ')} `);
  });
};

/** The published claims that a page may repeat, nearest first. */
export const possibleRetellings = (run: Run, { analysis, earlier }: RunPage): readonly PossibleRetelling[] => {
  const { publishedAt, language, gate, page } = analysis;
  // Official forms differ only in what they are about.
  if (earlier !== undefined || publishedAt === null || ownIdentifier(page.title) !== null || isFactSheet(page.title))
    return [];
  const isInReach = ({ publishedAt: published }: LedgerClaim): boolean => {
    const claimedAt = timeOf(published);
    return claimedAt !== null && publishedAt - claimedAt > SOONEST && publishedAt - claimedAt < LATEST;
  };
  const later = lazy(() => laterPage(analysis, publishedAt));
  return nearestClaims(run, new Set([...gate.title, ...gate.lead]), NEAR, isInReach).flatMap((claim) => {
    if (isOfOneForm(analysis, claim)) return [];
    const toldAt = timeOf(claim.publishedAt) ?? publishedAt;
    const story = rememberedOfStory(run, claim, language);
    const told = { story, toldAt, topic: run.topicStems, rarity: run.rarity, language };
    const features = retellingFeatures(later(), told);
    return features === null ? [] : [{ claim, features }];
  });
};

/** The likelihood by the weights that `npm run fit:retellings` learned. */
const likelihoodOf = (features: RetellingFeatures): number =>
  logistic(
    Object.entries(fitted.weights).reduce(
      (sum, [name, weight]) => sum + weight * features[name as keyof RetellingFeatures],
      fitted.intercept,
    ),
  );

/** The published claim that a page repeats some days later; null if the page has news. */
export const claimRepeatedBy = (run: Run, runPage: RunPage): LedgerClaim | null =>
  possibleRetellings(run, runPage).find(({ claim, features }) => {
    if (likelihoodOf(features) <= REPEATED) return false;
    const line = stemmedLine(claim.text);
    return !runPage.analysis.sentences.some((sentence) => areTwins(sentence, line));
  })?.claim ?? null;
