import { questionLanguage } from '../languages/question-language';
import { MAX_QUOTES, type Quote, around, quotedAnswer } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { type Pointing, pointingOf } from '../answering/pointing';
import { findReferredLines } from '../answering/referred-lines';
import { goesOnFrom } from '../retrieval/question-patterns';
import { MAX_OF_GOING_ON, readQuestion } from '../retrieval/retrieval-question';
import type { Passage } from '../retrieval/passage';
import { NEEDED, isToCome, kindScore } from '../retrieval/kind-scores';
import { answerByRank } from './answer-by-rank';
import { rankedAmong } from './answer-by-claims';
import { answerPartFromLedgers } from './answer-part-from-ledgers';
import { type QuotedClaim, inOrderOfDate, quotedClaims, stillAnswers, timeKindsIn } from './claim-passages';
import { stillHolding, quoteOfClaim, withEndings, withEndingsOf } from './quoted-endings';
import { MAX_CANDIDATES, candidatesFor } from './index/ledger-candidates';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { withoutNewsWords } from './news/news-question';

const urlOfEvidence = ({ claim: { evidence } }: QuotedClaim): string | undefined => evidence[0]?.url;

const answered = (quotes: readonly Quote<QuotedClaim>[]): LedgerAnswer => ({
  answer: quotedAnswer(withEndings(quotes)),
  evidence: stillHolding(quotes),
  period: null,
});

/** The lines that still hold and answer a follow-up question about them: `what law are they based on?` */
const tellingOf = (
  { question, areOffered = false }: QuestionInConversation,
  lines: readonly QuotedClaim[],
  { language, terms }: LedgerMaterial,
): LedgerAnswer | null => {
  const { answerType, asksSoFar, ownCount, counted } = readQuestion(question, [], terms);
  if (
    areOffered ||
    !NEEDED.has(answerType) ||
    ownCount > MAX_OF_GOING_ON ||
    !goesOnFrom(question, questionLanguage(question))
  )
    return null;
  const answers = (passage: Passage<QuotedClaim>): boolean =>
    kindScore(passage, answerType, language, counted) > 0 && !(asksSoFar && isToCome(passage, language));
  const answering = lines.filter(
    (line) => line.endedBy === null && stillAnswers(line, answers, language, timeKindsIn(question)),
  );
  return answering.length === 0 ? null : answered(answering.map(quoteOfClaim));
};

/** The lines that have ended: `what was it before that?` */
const endedOf = (
  { rest, asksIfSo }: Extract<Pointing<QuotedClaim>, { kind: 'earlier' }>,
  lines: readonly QuotedClaim[],
  { terms }: LedgerMaterial,
): LedgerAnswer | null => {
  const before = lines.filter(({ endedBy }) => endedBy !== null).map(quoteOfClaim);
  const ended = asksIfSo ? withEndings(before) : before;
  if (ended.length === 0 || readQuestion(rest, [], terms).ownCount > MAX_OF_GOING_ON) return null;
  return { answer: quotedAnswer(ended), evidence: ended, period: null };
};

/** A line with all other claims of its page. */
const pageAround = async (
  line: QuotedClaim,
  areOffered: boolean,
  { ledgers, terms, load }: LedgerMaterial,
): Promise<LedgerAnswer> => {
  const { sought } = readQuestion(line.claim.text, [], terms);
  const near = await load(candidatesFor(sought, ledgers, null, MAX_CANDIDATES));
  const ofPage = near.filter(
    (each) => urlOfEvidence(each) === urlOfEvidence(line) && each.claim._id !== line.claim._id,
  );
  const quotes = [line, ...ofPage].slice(0, MAX_OF_PERIOD).sort(inOrderOfDate).map(quoteOfClaim);
  return areOffered ? { answer: around(quotes, true), evidence: stillHolding(quotes), period: null } : answered(quotes);
};

/**
 * Answers a question about the lines of the last answer: `the second`, `which of them`, `what law are they based on?`
 * Null for any other question.
 */
export const answerOnClaimLines = async (
  conversation: QuestionInConversation,
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const { question, history, lines: references = [], areOffered = false } = conversation;
  if (references.length === 0) return null;
  const loaded = await material.load(references);
  // A page that ended a line has no claim of its own.
  const ending = quotedClaims(
    loaded.flatMap(({ endedBy }) => endedBy ?? []),
    new Map(),
  );
  const lines = findReferredLines(references, (reference) =>
    [...loaded, ...ending].find(({ claim }) => claim._id === reference),
  );
  if (lines === null) return null;
  const pointing = pointingOf(question, lines, questionLanguage(question));
  switch (pointing?.kind) {
    case undefined:
      return tellingOf(conversation, lines, material);
    case 'earlier':
      return endedOf(pointing, lines, material);
    case 'among': {
      const read = withoutNewsWords(readQuestion(pointing.rest, history, material.terms), pointing.rest);
      const answer = answerByRank(rankedAmong(lines, read, material), MAX_QUOTES);
      return { answer: withEndingsOf(answer), evidence: lines.map(quoteOfClaim), period: null };
    }
    case 'one': {
      const { line, asksMore, isBare, rest } = pointing;
      return asksMore || isBare
        ? pageAround(line, areOffered, material)
        : answerPartFromLedgers({ question: rest, history: [line.claim.text] }, now, material);
    }
  }
};
