import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { figuresIn } from '#text/words/figures';
import { cosine, sharesAny } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { stemSet } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { disagrees } from '../compare/parallels';
import { keyOfTarget, type PublishedTarget } from '../editing/editing';
import type { LedgerClaim, Finding } from '../ledger';
import type { RunPage, Run } from '../run';
import { claimFrom, isAfter } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';

/** The names in a text and its title. A line that ends another one shares some of them with it. */
const namesInTextAndTitle = (text: string, title: string, language: Language | null): ReadonlySet<string> =>
  new Set([...nameWordsIn(text), ...nameWordsIn(title), ...stemSet(title, language)]);

/** Whether a sentence and a claim have a subject in common, without which one cannot bear on the other. */
const haveSubjectInCommon = (
  { analysis }: RunPage,
  { text, stems }: CandidateSentence,
  claim: LedgerClaim,
): boolean => {
  const title = claim.evidence[0]?.title ?? '';
  // A title alone is too short to show its language; "de" would then count as a subject that two titles share.
  const own = namesInTextAndTitle(claim.text, title, languageOf(`${title} ${claim.text}`));
  const names = namesInTextAndTitle(text, analysis.page.title, analysis.language);
  return sharesAny(own, names) || cosine(stems, stemSet(claim.text)) >= SCORE_THRESHOLDS.bearsOut;
};

/**
 * The value of a claim that a sentence replaces: the claim's first figure of the same kind that the sentence lacks;
 * without one, the whole claim.
 */
export const earlierValue = (claim: LedgerClaim, text: string): string => {
  const next = figuresIn(text, 0);
  const values = new Set(next.map(({ value }) => value));
  const kinds = new Set(next.map(({ kind }) => kind));
  const was = figuresIn(claim.text, 0).find(({ kind, value }) => kinds.has(kind) && !values.has(value));
  return was?.text ?? claim.text;
};

/** Whether a sentence says what a claim says, so that it may be cited for it. */
export const supportsClaim = ({ text, stems }: CandidateSentence, claim: LedgerClaim): boolean =>
  cosine(stems, stemSet(claim.text)) >= SCORE_THRESHOLDS.bearsOut && !disagrees(text, claim.text);

/**
 * Whether a sentence may overrule a claim as an editor said: the claim still holds, is older, and both share a subject.
 */
export const mayOverruleAsEdited = (
  run: Run,
  runPage: RunPage,
  sentence: CandidateSentence,
  claim: LedgerClaim,
): boolean =>
  run.ledger.holds(claim) &&
  claim.text !== sentence.text &&
  isAfter(run, runPage, claim) &&
  haveSubjectInCommon(runPage, sentence, claim);

/** The story of a claim, and whether it is its headline or a detail. */
export type RoleInStory = Pick<LedgerClaim, 'role' | 'story'>;

/** How a new claim changes the ledger: what kind of finding it is, and which claims it replaces. */
type EffectOnLedger = Pick<Finding, 'kind' | 'was' | 'wasEvidence'> & { readonly replaces: readonly string[] };

/** The claims that an editor may refer to: those published before, and those recorded since, which are added. */
export interface EditedClaims {
  ofTarget(target: PublishedTarget): LedgerClaim | undefined;
  ofText(text: string): LedgerClaim | undefined;
  record(runPage: RunPage, sentence: CandidateSentence, roleInStory: RoleInStory, bearing: EffectOnLedger): void;
}

export const editedClaims = (run: Run): EditedClaims => {
  const byTarget = new Map<string, LedgerClaim>();
  const byText = new Map<string, LedgerClaim>();
  const add = (target: PublishedTarget, claim: LedgerClaim): void => {
    byTarget.set(keyOfTarget(target), claim);
    byText.set(claim.text, claim);
  };
  for (const [, claims] of run.ledger.stories())
    for (const claim of claims) add({ by: 'claim', claimId: claim.id }, claim);
  return {
    ofTarget: (target) => byTarget.get(keyOfTarget(target)),
    ofText: (text) => byText.get(text),
    record(runPage, sentence, roleInStory, bearing) {
      const appeal =
        run.sentencesOf(runPage).find((ranked) => ranked.sentence === sentence)?.appeal ?? SCORE_THRESHOLDS.headline;
      const claim = claimFrom(run, runPage, sentence, { ...roleInStory, appeal });
      run.ledger.record({ ...bearing, claim });
      add({ by: 'sentence', url: runPage.analysis.page.url, index: sentence.index }, claim);
    },
  };
};
