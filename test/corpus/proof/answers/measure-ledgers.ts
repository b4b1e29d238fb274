import { answerFromLedgers } from '#modules/assistants/ledgers/answer-from-ledgers';
import { combineLedgers } from '#modules/assistants/ledgers/index/ledger-candidates';
import { addToIndex, ledgerIndexOf } from '#modules/assistants/ledgers/index/ledger-index';
import { corpusQuestions, verdictOn } from './corpus-questions';
import type { AnsweredQuestion } from './measure';
import { starterLedgers, knownOf } from './starter-ledgers';

/** A few days after the last page of the corpus. */
export const ASKED_AT = Date.UTC(2026, 7, 26, 12);

/** Asks all questions over ledgers. */
export const askAllLedgers = async (): Promise<readonly AnsweredQuestion[]> => {
  const ledgers = await starterLedgers();
  const answered: AnsweredQuestion[] = [];
  for (const question of corpusQuestions()) {
    const ledger = ledgers.find(({ description }) => description === question.over.ledger);
    if (ledger === undefined) continue;
    const index = ledgerIndexOf(ledger.claims);
    addToIndex(index, ledger.claims);
    const read = async (ids: readonly string[]) => ledger.claims.filter(({ _id }) => ids.includes(_id));
    const { answer } = await answerFromLedgers(
      question,
      combineLedgers([index]),
      read,
      ASKED_AT,
      knownOf([ledger], question.question),
    );
    const quotes = answer.kind === 'quoted' ? answer.quotes : answer.nearest;
    const shown = quotes.map(({ text, location: { claim } }) => ({
      text,
      pages: [],
      urls: claim.evidence.map(({ url }) => url),
    }));
    const verdict = verdictOn(question, answer.kind === 'quoted' ? shown : null);
    answered.push({
      question,
      verdict,
      isNear: verdict === 'declined' && verdictOn(question, shown) === 'right',
      quoted: answer.kind === 'quoted' ? quotes.map(({ text, location }) => `${location.day} ${text}`) : [],
    });
  }
  return answered;
};
