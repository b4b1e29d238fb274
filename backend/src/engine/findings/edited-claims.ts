import { keyOfTarget, type PublishedTarget } from '../editing/editing';
import type { CandidateSentence } from '../document';
import type { Finding, LedgerClaim } from '../ledger';
import type { Run, RunPage } from '../run';
import { claimFrom } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';

/** The story of a claim, and whether it is its headline or a detail. */
export type RoleInStory = Pick<LedgerClaim, 'role' | 'story'>;

/** How a new claim changes the ledger: what kind of finding it is, and which claims it replaces. */
export type EffectOnLedger = Pick<Finding, 'kind' | 'was' | 'wasEvidence'> & { readonly replaces: readonly string[] };

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
      add({ by: 'sentence', url: runPage.document.page.url, index: sentence.index }, claim);
    },
  };
};
