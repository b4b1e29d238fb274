/**
 * The files by the questions that they answer. Each returns null for questions that are not its own; the first answer counts.
 *
 *   question                                           answered by
 *   `the second`, about lines of the last answer       answer-on-claim-lines.ts, asked before this file
 *   `how many trackers do I have?`                     answer-on-trackers.ts, asked before this file
 *   `does it mention …?`                               mention-in-ledgers.ts
 *   `which deadlines are open?`                        deadlines.ts
 *   `what came in since May?`, `which came first?`     news/answer-news.ts
 *   `which rate is the highest?`                       compared-rates.ts
 *   `what rate applies today?`                         rates-that-hold.ts
 *   anything else                                      answer-by-claims.ts, else answer-from-pages.ts
 *
 * Times are read by named-time.ts and last-days.ts, what has ended by standing-of-answer.ts and quoted-endings.ts, the most
 * and the least by extremes.ts.
 */
import type { QuestionInConversation } from '../answering/question-in-conversation';
import type { QueryTerm } from '../retrieval/parsed-question';
import { answerByClaims } from './answer-by-claims';
import { fallBackToPages } from './answer-from-pages';
import { answerComparedRates } from './compared-rates';
import { answerDeadlines } from './deadlines';
import type { LedgerAnswer, LedgerMaterial } from './ledger-material';
import { datedQuestion, withoutFutureDay } from './ledger-question';
import { mentionInLedgers } from './mention-in-ledgers';
import { answerNews } from './news/answer-news';
import { answerRatesThatHold } from './rates-that-hold';

/** Answers one part of a question; `target`: what the part before it named, which this one is about. */
export const answerPartFromLedgers = async (
  conversation: QuestionInConversation,
  now: number,
  material: LedgerMaterial,
  target: readonly QueryTerm[] = [],
): Promise<LedgerAnswer> => {
  const asked = datedQuestion(conversation.question, now);
  const first =
    (await mentionInLedgers(conversation.question, material)) ??
    (await answerDeadlines(conversation.question, asked, now, material));
  if (first !== null) return first;
  const dated = withoutFutureDay(asked, conversation.question, now);
  const question = { conversation, dated, now, material, target };
  return (
    (await answerNews(conversation, dated, material)) ??
    (await answerComparedRates(dated, now, material)) ??
    (await answerRatesThatHold(question)) ??
    (await fallBackToPages(await answerByClaims(question), conversation, now, material))
  );
};
