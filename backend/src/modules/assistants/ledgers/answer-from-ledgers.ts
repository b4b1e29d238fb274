import { isoDay } from '#text/words/date-mention';
import { MAX_NEAREST, quotedAnswer, quotesIn } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { conversationsOfParts, preferGiven, questionParts, unansweredIn } from '../answering/question-parts';
import { questionLanguage } from '../languages/question-language';
import type { QuestionPeriod } from '../periods/question-period';
import { TYPES_TO_SHOW, answerTypeScore } from '../retrieval/answer-type-scores';
import { MAX_NAMES_OF_FOLLOW_UP, parseQuestion } from '../retrieval/parsed-question';
import { answerOnClaimLines } from './answer-on-claim-lines';
import { answerPartFromLedgers } from './answer-part-from-ledgers';
import { claimPassages } from './claim-passages';
import type { Ledgers } from './index/ledger-candidates';
import { NOTHING_KNOWN, materialOf, type LedgerAnswer, type LedgerMaterial, type ReadClaims } from './ledger-material';
import { readCatchUp } from './news/catch-up-question';
import { quotesOutsidePeriod, uniqueByClaim, withEndings } from './quoted-endings';
import { asksCurrentState, inForceFirst } from './standing';

interface PartAnswer extends LedgerAnswer {
  readonly part: string;
}

/** Answers a part that continues the first; null if what was quoted for earlier parts also answers it. */
const answerFurther = async (
  conversation: QuestionInConversation,
  before: readonly [PartAnswer, ...PartAnswer[]],
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const { language, terms } = material;
  const { question } = conversation;
  const { answerType: kind, ownCount, counted, refersBack } = parseQuestion(question, [], terms);
  const quotedClaims = before.flatMap(({ answer }) => quotesIn(answer)).map(({ location }) => location);
  const isGiven = claimPassages(quotedClaims, language).some(
    (passage) => answerTypeScore(passage, kind, language, counted) > 0,
  );
  const isDated = kind === 'time' && ownCount === 0 && quotedClaims.some(({ ended }) => ended.length > 0);
  if ((ownCount <= 1 && isGiven) || isDated) return null;
  const [first] = before;
  // `What is the newest order, and what does it do?` is told by the newest.
  if (first.caughtUp?.only !== undefined && refersBack && ownCount === 0 && !TYPES_TO_SHOW.has(kind)) return null;
  // `And by what year?`, `and what is that rate?`, if nothing was found for the question before it.
  const isOfUnanswered =
    (refersBack && ownCount <= 1) ||
    (ownCount === 0 && TYPES_TO_SHOW.has(kind) && !readCatchUp(question, question).isWorded);
  if (quotedClaims.length === 0 && isOfUnanswered) return { ...first, answer: { kind: 'not_answered', nearest: [] } };
  // `Who pays less?` is about the thing that the first part named.
  const questionTarget = ownCount <= MAX_NAMES_OF_FOLLOW_UP ? parseQuestion(first.part, [], terms).terms : [];
  const found = await answerPartFromLedgers(conversation, now, material, questionTarget);
  if (found.answer.kind !== 'quoted') return found;
  const ids = new Set(quotedClaims.map(({ claim }) => claim._id));
  const quotes = preferGiven(found.answer.quotes, ({ location }) => ids.has(location.claim._id));
  return { ...found, answer: { ...found.answer, quotes } };
};

const merged = (answers: readonly PartAnswer[], period: QuestionPeriod | null, now: number): LedgerAnswer => {
  const evidence = uniqueByClaim(answers.flatMap(({ evidence: of }) => of));
  const quotes = uniqueByClaim(answers.flatMap(({ answer }) => quotesIn(answer)));
  if (quotes.length > 0) {
    const ofState = answers.some(({ part }) => asksCurrentState(part));
    const told = ofState ? inForceFirst(withEndings(quotes), isoDay(now)) : withEndings(quotes);
    return { answer: quotedAnswer(told, unansweredIn(answers)), evidence, period };
  }
  const nearest = uniqueByClaim(
    answers.flatMap(({ answer }) => (answer.kind === 'not_answered' ? answer.nearest : [])),
  );
  const offered = period === null ? nearest : quotesOutsidePeriod(nearest, period);
  return { answer: { kind: 'not_answered', nearest: offered.slice(0, MAX_NEAREST) }, evidence, period };
};

/**
 * Answers each part of a question with whole claims in date order, or says which parts are not answered. `now`
 * (milliseconds, UTC): the time that `last week` is relative to. Reads only a few claims by id, however many there are.
 */
export const answerFromLedgers = async (
  conversation: QuestionInConversation,
  ledgers: Ledgers,
  read: ReadClaims,
  now: number,
  known = NOTHING_KNOWN,
): Promise<LedgerAnswer> => {
  const material = materialOf(ledgers, read, known);
  const ofLines = await answerOnClaimLines(conversation, now, material);
  if (ofLines !== null) return ofLines;
  const [first, ...others] = conversationsOfParts(
    conversation,
    questionParts(conversation.question, questionLanguage(conversation.question)),
  );
  const whole = await answerPartFromLedgers(first, now, material);
  const answers: [PartAnswer, ...PartAnswer[]] = [{ ...whole, part: first.question }];
  for (const part of others) {
    const answer = await answerFurther(part, answers, now, material);
    if (answer !== null) answers.push({ ...answer, part: part.question });
  }
  return answers.length === 1 ? whole : merged(answers, whole.period, now);
};
