import { isSection } from '#pages/page';
import { coverageShare } from '#text/words/likeness';
import type { JudgedClaim } from '../feedback/verdicts';
import type { EffectiveVerdict } from '../ledger';
import type { Ranked } from '../ranking/headline';
import { needsItsDate } from '../ranking/own-time';
import { lacksSubstance, isInformativeAlone } from '../ranking/substance';
import { leaveOutByVerdict, type RunPage, type Run } from '../run';
import { SCORE_THRESHOLDS } from './score-thresholds';

/** A sentence that may be published of a story. */
export interface SentenceChoice {
  readonly runPage: RunPage;
  readonly ranked: Ranked;
}

/** Sentences that may be published at least as second ones, best first, except those near a judged claim. */
export const sentenceChoices = (
  run: Run,
  runPages: readonly RunPage[],
  floor: number = SCORE_THRESHOLDS.detail,
): readonly SentenceChoice[] =>
  runPages
    .flatMap((runPage) => run.sentencesOf(runPage).map((ranked): SentenceChoice => ({ runPage, ranked })))
    .filter(
      ({ runPage, ranked }) =>
        ranked.score >= floor &&
        runPage.mayPublish(ranked.sentence.stems) &&
        run.verdicts.against(ranked.sentence) === undefined,
    )
    .sort((a, b) => b.ranked.appeal - a.ranked.appeal);

/** Moves sentences of the same page with about the same score as the first to the front, in page order. */
export const inPageOrder = (
  ordered: readonly SentenceChoice[],
  isMeant: (choice: SentenceChoice) => boolean,
): readonly SentenceChoice[] => {
  const [best] = ordered;
  if (best === undefined) return [];
  const asGood = ordered.filter(
    (choice) =>
      choice.runPage === best.runPage &&
      choice.ranked.appeal >= best.ranked.appeal - SCORE_THRESHOLDS.aboutAsGood &&
      isMeant(choice),
  );
  const rest = ordered.filter((choice) => !asGood.includes(choice));
  return [...asGood.sort((a, b) => a.ranked.sentence.index - b.ranked.sentence.index), ...rest];
};

export const isOnPurpose = ({ runPage, ranked }: SentenceChoice): boolean =>
  runPage.earlier === undefined ||
  coverageShare(runPage.titleStems, ranked.sentence.stems) >= SCORE_THRESHOLDS.addedLater;

/**
 * Whether the title of the page can be shown instead of the sentence, with the date next to it. It cannot if the
 * sentence is from one section of a document, which the title does not describe and whose date is unknown, nor if the
 * page is about something wider, whose title does not say which part is followed.
 */
export const needsNoTitle = ({ runPage, ranked: { isFit, sentence } }: SentenceChoice): boolean => {
  const ofSection = isSection(runPage.analysis.page);
  if (runPage.mayStandByTitle && !ofSection) return true;
  const standsAlone = isFit && isInformativeAlone(sentence.text) && (!ofSection || !lacksSubstance(sentence.text));
  return standsAlone && !(ofSection && needsItsDate(sentence.text));
};

/** The claim whose verdict keeps the best sentence of a page from being published. */
export const claimAgainst = (run: Run, runPage: RunPage): JudgedClaim | undefined => {
  if (run.verdicts.isEmpty) return undefined;
  const [best] = run
    .sentencesOf(runPage)
    .filter(({ score }) => score >= SCORE_THRESHOLDS.headline)
    .sort((a, b) => b.appeal - a.appeal);
  if (best === undefined) return undefined;
  return run.verdicts.against(best.sentence) ?? run.verdicts.againstPage(runPage.analysis);
};

/**
 * The pages without those whose best sentence is too similar to a claim with one of these verdicts: they are left out
 * entirely.
 */
const withoutVerdicts =
  (...verdicts: readonly EffectiveVerdict[]) =>
  (run: Run, runPages: readonly RunPage[]): readonly RunPage[] =>
    runPages.filter((runPage) => {
      const claim = claimAgainst(run, runPage);
      if (claim === undefined || !verdicts.includes(claim.verdict)) return true;
      leaveOutByVerdict(run, runPage, claim);
      return false;
    });

/** Pages left out here do not change or reverse what was published, either. */
export const withoutOffTopic = withoutVerdicts('off_topic');
export const withoutKnown = withoutVerdicts('known');
