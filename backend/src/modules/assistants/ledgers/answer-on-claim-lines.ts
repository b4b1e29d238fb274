import { MAX_QUOTES, type Quote, surroundingPassages, quotedAnswer } from '../answering/assistant-answer';
import { type LineReference, lineReferenceIn } from '../answering/line-reference';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { findReferredLines } from '../answering/referred-lines';
import { questionLanguage } from '../languages/question-language';
import { TYPES_TO_SHOW, isAnnouncement, answerTypeScore } from '../retrieval/answer-type-scores';
import { MAX_NAMES_OF_FOLLOW_UP, parseQuestion } from '../retrieval/parsed-question';
import type { Passage } from '../retrieval/passage';
import { isFollowUpTo } from '../retrieval/question-patterns';
import { rankedAmong } from './answer-by-claims';
import { answerByRank } from './answer-by-rank';
import { answerPartFromLedgers } from './answer-part-from-ledgers';
import { type QuotedClaim, inOrderOfDate, quotedClaims, answersByWhatHolds, timeKindsIn } from './claim-passages';
import { MAX_CANDIDATES, candidatesFor } from './index/ledger-candidates';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { withoutNewsWords } from './news/news-question';
import { stillHolding, quoteOfClaim, withEndings, withEndingsOf } from './quoted-endings';

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
  const { answerType, asksSoFar, ownCount, counted } = parseQuestion(question, [], terms);
  if (
    areOffered ||
    !TYPES_TO_SHOW.has(answerType) ||
    ownCount > MAX_NAMES_OF_FOLLOW_UP ||
    !isFollowUpTo(question, questionLanguage(question))
  )
    return null;
  const answers = (passage: Passage<QuotedClaim>): boolean =>
    answerTypeScore(passage, answerType, language, counted) > 0 && !(asksSoFar && isAnnouncement(passage, language));
  const answering = lines.filter(
    (line) => line.endedBy === null && answersByWhatHolds(line, answers, language, timeKindsIn(question)),
  );
  return answering.length === 0 ? null : answered(answering.map(quoteOfClaim));
};

/** The lines that have ended: `what was it before that?` */
const endedOf = (
  { rest, asksIfSo }: Extract<LineReference<QuotedClaim>, { kind: 'earlier' }>,
  lines: readonly QuotedClaim[],
  { terms }: LedgerMaterial,
): LedgerAnswer | null => {
  const before = lines.filter(({ endedBy }) => endedBy !== null).map(quoteOfClaim);
  const ended = asksIfSo ? withEndings(before) : before;
  if (ended.length === 0 || parseQuestion(rest, [], terms).ownCount > MAX_NAMES_OF_FOLLOW_UP) return null;
  return { answer: quotedAnswer(ended), evidence: ended, period: null };
};

/** A line with all other claims of its page. */
const pageAround = async (
  line: QuotedClaim,
  areOffered: boolean,
  { ledgers, terms, load }: LedgerMaterial,
): Promise<LedgerAnswer> => {
  const { terms: sought } = parseQuestion(line.claim.text, [], terms);
  const near = await load(candidatesFor(sought, ledgers, null, MAX_CANDIDATES));
  const ofPage = near.filter(
    (each) => urlOfEvidence(each) === urlOfEvidence(line) && each.claim._id !== line.claim._id,
  );
  const quotes = [line, ...ofPage].slice(0, MAX_OF_PERIOD).sort(inOrderOfDate).map(quoteOfClaim);
  return areOffered
    ? { answer: surroundingPassages(quotes, true), evidence: stillHolding(quotes), period: null }
    : answered(quotes);
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
  const reference = lineReferenceIn(question, lines, questionLanguage(question));
  switch (reference?.kind) {
    case undefined:
      return tellingOf(conversation, lines, material);
    case 'earlier':
      return endedOf(reference, lines, material);
    case 'among': {
      const read = withoutNewsWords(parseQuestion(reference.rest, history, material.terms), reference.rest);
      const answer = answerByRank(rankedAmong(lines, read, material), MAX_QUOTES);
      return { answer: withEndingsOf(answer), evidence: lines.map(quoteOfClaim), period: null };
    }
    case 'one': {
      const { line, asksMore, isBare, rest } = reference;
      return asksMore || isBare
        ? pageAround(line, areOffered, material)
        : answerPartFromLedgers({ question: rest, history: [line.claim.text] }, now, material);
    }
  }
};
