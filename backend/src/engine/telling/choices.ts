import type { JudgedClaim } from '../feedback/verdicts';
import type { Verdict } from '../ledger';
import type { Ranked } from '../ranking/headline';
import { isSection } from '#pages/page';
import { needsItsDate } from '../ranking/own-time';
import { tellsAlone } from '../ranking/says-little';
import { lacksSubstance } from '../ranking/substance';
import { leaveOut, type Reading, type Run } from '../run';
import { covered } from '#text/words/likeness';
import { floors } from './floors';

/** A sentence that may be told of a story. */
export interface Choice {
  readonly reading: Reading;
  readonly ranked: Ranked;
}

/** Sentences that may at least be second ones, best first, except what is near a claim with a verdict. */
export const choices = (run: Run, readings: readonly Reading[], floor: number = floors.detail): readonly Choice[] =>
  readings
    .flatMap((reading) => run.sentencesOf(reading).map((ranked): Choice => ({ reading, ranked })))
    .filter(({ ranked }) => ranked.score >= floor && run.verdicts.against(ranked.sentence) === undefined)
    .sort((a, b) => b.ranked.appeal - a.ranked.appeal);

/** Moves sentences of the same page with about the same score as the first to the front, in page order. */
export const inPageOrder = (ordered: readonly Choice[], isMeant: (choice: Choice) => boolean): readonly Choice[] => {
  const [best] = ordered;
  if (best === undefined) return [];
  const asGood = ordered.filter(
    (choice) =>
      choice.reading === best.reading &&
      choice.ranked.appeal >= best.ranked.appeal - floors.aboutAsGood &&
      isMeant(choice),
  );
  const rest = ordered.filter((choice) => !asGood.includes(choice));
  return [...asGood.sort((a, b) => a.ranked.sentence.place - b.ranked.sentence.place), ...rest];
};

export const isOnPurpose = ({ reading, ranked }: Choice): boolean =>
  reading.earlier === undefined || covered(reading.titleStems, ranked.sentence.stems) >= floors.addedLater;

/**
 * A line that is shown by its page's title tells what the page is about, and beside its date when. The title of a document does not tell
 * what one of its sections is about, and when it was written is not known.
 */
export const needsNoTitle = ({ reading: { document }, ranked: { isFit, sentence } }: Choice): boolean =>
  !isSection(document.page) ||
  (isFit && tellsAlone(sentence.text) && !lacksSubstance(sentence.text) && !needsItsDate(sentence.text));

/** The claim whose verdict keeps the best sentence of a page from being told. */
export const claimAgainst = (run: Run, reading: Reading): JudgedClaim | undefined => {
  if (run.verdicts.isEmpty) return undefined;
  const [best] = run
    .sentencesOf(reading)
    .filter(({ score }) => score >= floors.headline)
    .sort((a, b) => b.appeal - a.appeal);
  if (best === undefined) return undefined;
  return run.verdicts.against(best.sentence) ?? run.verdicts.againstPage(reading.document);
};

/** The pages of which something may be told: one that mainly tells what has one of the verdicts is left out whole. */
const without =
  (...verdicts: readonly Verdict[]) =>
  (run: Run, readings: readonly Reading[]): readonly Reading[] =>
    readings.filter((reading) => {
      const claim = claimAgainst(run, reading);
      if (claim === undefined || !verdicts.includes(claim.verdict)) return true;
      leaveOut(run, reading, claim);
      return false;
    });

/** Nor do these change or reverse what was told. */
export const withoutOffTopic = without('off_topic');
export const withoutKnown = without('known');
