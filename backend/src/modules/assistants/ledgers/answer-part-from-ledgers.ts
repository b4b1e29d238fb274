import type { QuestionInConversation } from '../answering/question-in-conversation';
import type { QueryTerm } from '../retrieval/parsed-question';
import { answerByClaims } from './answer-by-claims';
import { orFromPages } from './answer-from-pages';
import { answerComparedRates } from './compared-rates';
import { mentionInLedgers } from './mention-in-ledgers';
import { answerDeadlines } from './deadlines';
import type { LedgerAnswer, LedgerMaterial } from './ledger-material';
import { datedQuestion } from './ledger-question';
import { answerNews } from './news/answer-news';
import { answerRatesThatHold } from './rates-that-hold';

/** Answers one part of a question; `target`: what the part before it named, which this one is about. */
export const answerPartFromLedgers = async (
  conversation: QuestionInConversation,
  now: number,
  material: LedgerMaterial,
  target: readonly QueryTerm[] = [],
): Promise<LedgerAnswer> => {
  const dated = datedQuestion(conversation.question, now);
  const question = { conversation, dated, now, material, target };
  return (
    (await mentionInLedgers(conversation.question, material)) ??
    (await answerDeadlines(conversation.question, dated, now, material)) ??
    (await answerNews(conversation, dated, material)) ??
    (await answerComparedRates(dated, now, material)) ??
    (await answerRatesThatHold(question)) ??
    (await orFromPages(await answerByClaims(question), conversation, now, material))
  );
};
