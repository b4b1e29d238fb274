import type { LedgerClaim } from '../ledger';
import { unfitnessOfClaim } from '../ranking/fitness';
import { shownTitle } from '../stories/titles';
import { wordCount } from '../words/stems';

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const FEWEST_TITLE_WORDS = 3;

/** A claim as it is shown: by its page's title where the sentence is not fit to be printed by itself. */
export const shownText = (claim: LedgerClaim): string => {
  const [first] = claim.evidence;
  if (first === undefined) return claim.text;
  const reason = unfitnessOfClaim(claim);
  if (reason === null) return claim.text;
  const title = reason === 'opinion' ? first.title : shownTitle(first.title, first.publisher);
  return wordCount(title) < FEWEST_TITLE_WORDS ? claim.text : title;
};
