import { correction, earlierVersion, allowingModals, doubtPattern } from '#text/languages/english/doubt';
import { tokensIn, type ClauseToken } from './clause-words';
import { covers, coveredStems, type PublishedStatement } from './published-statement';

export const speaksOfCorrection = (sentence: string): boolean => earlierVersion.test(sentence);

/** The wrong statement of an earlier version that a page says it corrects; null if the sentence corrects nothing. */
export const correctedStatement = (sentence: string): readonly ClauseToken[] | null => {
  const corrected = correction.exec(sentence)?.[1];
  return corrected === undefined ? null : tokensIn(corrected);
};

/** Share of the words of the wrong statement that a correction must repeat. */
const MIN_SHARE_REPEATED = 0.6;

export const corrects = (published: PublishedStatement, corrected: readonly ClauseToken[]): boolean =>
  covers(published, corrected) && coveredStems(published, corrected).size >= MIN_SHARE_REPEATED * published.stems.size;

const CONTRACTED = /n[’']t\b/i;

/** Whether a clause leaves open whether what it describes has been done. */
export const isDoubtful = (clause: string): boolean => doubtPattern.test(clause) || CONTRACTED.test(clause);

/**
 * Whether a clause is doubtful even without `may`, `can`, `will` and `would`, which also say what is allowed or meant.
 */
export const isDoubtfulBesides = (clause: string): boolean => isDoubtful(clause.replace(allowingModals, ' '));
