import { tokensIn, type Token } from './clause-words';
import { covers, coveredStems, type ToldStatement } from './told-statement';

const CORRECTS =
  /\b(?:earlier|previous) version of this (?:article|story|report|page|post|item)\b[^;.]{0,40}?\b(?:incorrectly |wrongly |mistakenly )?(?:said|stated|reported|wrote|claimed)(?: incorrectly| wrongly| mistakenly)?(?: that)? ([^;.]{10,})/i;

const ofVersion = /\b(?:earlier|previous) version of this\b/i;
export const speaksOfCorrection = (sentence: string): boolean => ofVersion.test(sentence);

/** What a page says that an earlier version of it wrongly said; null if the sentence corrects nothing. */
export const correctedStatement = (sentence: string): readonly Token[] | null => {
  const corrected = CORRECTS.exec(sentence)?.[1];
  return corrected === undefined ? null : tokensIn(corrected);
};

/** A correction repeats most of what it corrects. */
const MOST = 0.6;

export const corrects = (told: ToldStatement, corrected: readonly Token[]): boolean =>
  covers(told, corrected) && coveredStems(told, corrected).size >= MOST * told.stems.size;
