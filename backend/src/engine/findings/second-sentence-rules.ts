import { acts, binds, breaksRecord, future } from '#text/languages/english/news';
import { numeralsIn } from '#text/words/figures';
import type { CandidateSentence } from '../analysed-page';
import { areParallel } from '../compare/parallels';
import { isNews } from '../ledger';
import { reportsAct, type Ranked } from '../ranking/headline';
import { usesRelativeDay } from '../ranking/own-time';
import { lacksSubstance, isInformativeAlone } from '../ranking/substance';
import type { Run, RunPage } from '../run';
import type { SentenceChoice } from './choices';
import { SCORE_THRESHOLDS } from './score-thresholds';

/** Faults that a second sentence may have: after its headline, `The effective date shall be …` is clear. */
export const ALLOWED_DETAIL_PENALTIES = new Set(['long', 'technique']);

/** `Within 60 days of the date of this order`: an administrative deadline, not news. */
const isDeadline = (text: string, figure: string): boolean =>
  text.toLowerCase().includes(`within ${figure} of the date of this `);

/** Whether a sentence has an amount that the headline lacks; `47 aircraft` equals `47 jets`. */
const addsFigure = (headline: string, { sentence, figures }: Ranked): boolean => {
  const headlineNumerals = new Set(numeralsIn(headline, 0));
  return figures.some(
    ({ kind, text }) =>
      kind !== 'date' &&
      !headline.includes(text) &&
      !numeralsIn(text, 0).every((number) => headlineNumerals.has(number)) &&
      !isDeadline(sentence.text, text),
  );
};

/** Whether a sentence can be printed by itself, also on the following days. */
export const canBePrintedAlone = ({ runPage, ranked }: SentenceChoice): boolean =>
  ranked.isFit &&
  isInformativeAlone(ranked.sentence.text) &&
  !usesRelativeDay(ranked.sentence.text, runPage.analysis.language);

/**
 * Whether a text opens with a definite subject known only from the sentence before: `The council approved …`. The page
 * itself does not count.
 */
const opensDefinite = (text: string): boolean =>
  /^The \p{Ll}/u.test(text) && !acts.test(text) && !breaksRecord.test(text);

/**
 * Whether a sentence says that something was done, who has to do what, or that something happened for the first time in
 * a long while.
 */
const reportsNews = (sentence: CandidateSentence): boolean =>
  reportsAct(sentence.text) || [binds, breaksRecord].some((pattern) => pattern.test(sentence.text));

/** Whether it can be shown in place of a headline that cannot be printed by itself, or only on its own day. */
export const canReplaceHeadline = (choice: SentenceChoice): boolean =>
  canBePrintedAlone(choice) &&
  reportsNews(choice.ranked.sentence) &&
  !opensDefinite(choice.ranked.sentence.text) &&
  !lacksSubstance(choice.ranked.sentence.text);

/** Whether it is an act or an order of the document itself, or happened for the first time in a long while. */
export const isOperative = ({ ranked: { sentence } }: SentenceChoice): boolean =>
  [acts, binds, breaksRecord].some((pattern) => pattern.test(sentence.text));

/** Whether it says what applies from now on: `Whole ships will pay a flat 50%`. */
export const rules = ({ ranked: { sentence } }: SentenceChoice): boolean =>
  !opensDefinite(sentence.text) && [binds, future].some((pattern) => pattern.test(sentence.text));

export const hasNoFaults = (ranked: Ranked): boolean =>
  ranked.penalties.every((name) => ALLOWED_DETAIL_PENALTIES.has(name));

export const addsToHeadline = (headline: Ranked | null, ranked: Ranked): boolean =>
  ranked.score >= SCORE_THRESHOLDS.detail &&
  hasNoFaults(ranked) &&
  (ranked.addsDate || addsFigure(headline?.sentence.text ?? '', ranked));

/** Whether it is neither its headline nor like a published line, unless as another case of the same rule. */
export const isNewBesideHeadline = (run: Run, headline: Ranked | null, { sentence }: Ranked): boolean =>
  sentence !== headline?.sentence &&
  run.ledger.lines
    .near(sentence.stems, SCORE_THRESHOLDS.detailLikeness)
    .every(
      ({ text, claim }) =>
        !isNews(claim) ||
        (headline !== null && areParallel(sentence.text, headline.sentence.text) && areParallel(sentence.text, text)),
    );

/**
 * Whether a sentence keeps to the tracker's topic. If the page's title is about something else and only the headline
 * has a word of the topic, sentences without such a word are about the page's own subject.
 */
export const keepsToTopic = (run: Run, headline: SentenceChoice, { sentence }: Ranked): boolean =>
  keepsToTitle(run, headline.runPage, sentence) || !hasWordOfTopic(run, headline.ranked.sentence.stems);

const hasWordOfTopic = ({ topicStems }: Run, stems: ReadonlySet<string>): boolean =>
  [...stems].some((stem) => topicStems.has(stem));

/** Whether the title of a page or one of its sentences has a word of the topic. */
export const keepsToTitle = (run: Run, { titleStems }: RunPage, { stems }: CandidateSentence): boolean =>
  hasWordOfTopic(run, titleStems) || hasWordOfTopic(run, stems);
