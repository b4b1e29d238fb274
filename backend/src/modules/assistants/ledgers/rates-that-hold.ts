import { isoDay } from '#text/words/date-mention';
import { quotedAnswer } from '../answering/assistant-answer';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { parseQuestion } from '../retrieval/parsed-question';
import { claimPassages } from './claim-passages';
import { newestIn } from './index/ledger-candidates';
import { type LedgerAnswer, MAX_OF_PERIOD } from './ledger-material';
import type { LedgerQuestion } from './ledger-question';
import { MAX_READ } from './news/caught-up';
import { quoteOfClaim, withEndings } from './quoted-endings';
import { speaksOfRates } from './rate-question';
import { inForceFirst, isInForceOn, readBareRateQuestion } from './standing';

/** The rates that hold, newest first, if a question names nothing else: `what rate applies today?` */
export const answerRatesThatHold = async ({
  conversation: { question, history },
  dated: { text, period },
  now,
  material: { ledgers, language, terms, load },
}: LedgerQuestion): Promise<LedgerAnswer | null> => {
  const bare = period === null ? readBareRateQuestion(question, text) : null;
  if (bare === null || parseQuestion(bare.rest, history, terms).terms.length > 0) return null;
  const told = withEndings((await load(newestIn(ledgers, null, MAX_READ))).map(quoteOfClaim));
  const rates = told.filter(
    ({ location, text: line }) =>
      isInForceOn(isoDay(now))(location) &&
      speaksOfRates(line, language) &&
      claimPassages([location], language).some((passage) => answerTypeScore(passage, bare.answerType, language) > 0),
  );
  if (rates.length === 0) return null;
  const quotes = inForceFirst(rates, isoDay(now)).slice(0, MAX_OF_PERIOD);
  return { answer: { ...quotedAnswer(quotes), more: rates.length - quotes.length }, evidence: quotes, period };
};
