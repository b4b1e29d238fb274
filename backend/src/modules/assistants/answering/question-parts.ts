import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { hasQuestionWord } from '../retrieval/question-patterns';
import type { QuestionInConversation } from './question-in-conversation';

/** A separate question has at least this many words before the joint; `when and where …` is one question. */
const FEWEST_WORDS = 3;
/** A message with more parts would be about several subjects. */
const MAX_PARTS = 3;

/** Where two questions join (`, and by when`): a joining word, at most three short words, and an interrogative. */
const jointsFor = byLanguage((code) => {
  const { joining, interrogatives } = lexicons[code].followUp;
  return new RegExp(
    String.raw`(?:[,;]?\s+(?:${joining})\s+(?=(?:\p{L}{1,5},? ){0,3}(?:${interrogatives})(?!\p{L}))|(?<=\?)\s+(?=\S))`,
    'giu',
  );
});

/** Whether a text only comments on a question: `I only know the first`. */
const isRemark = (text: string, language: Language | null): boolean =>
  !text.includes('?') && tokens(text).length > FEWEST_WORDS && !hasQuestionWord(text, language);

/** The questions in a message, in order: `How many are they, and what do they cost?` has two. */
export const questionParts = (text: string, language: Language | null): readonly string[] => {
  const whole = text.trim();
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of whole.matchAll(jointsFor(language))) {
    const before = whole.slice(from, index).trim();
    if (tokens(before).length < FEWEST_WORDS) continue;
    parts.push(before);
    from = index + joint.length;
  }
  const rest = whole.slice(from);
  if (parts.length === 0 || !isRemark(rest, language)) parts.push(rest);
  return parts.length > MAX_PARTS ? [whole] : parts;
};

/**
 * The conversation as each part of its question sees it, in order. A later part follows the first, and refers to no
 * lines.
 */
export const conversationsOfParts = (
  conversation: QuestionInConversation,
  [first = conversation.question, ...others]: readonly string[],
): readonly [QuestionInConversation, ...QuestionInConversation[]] => [
  { ...conversation, question: first },
  ...others.map((part) => ({ ...conversation, question: part, history: [...conversation.history, first], lines: [] })),
];

/**
 * The items found for a part of a question that were already given for an earlier part; all items if there are none.
 */
export const preferGiven = <Found>(found: readonly Found[], isGiven: (found: Found) => boolean): readonly Found[] => {
  const again = found.filter(isGiven);
  return again.length === 0 ? found : again;
};

/** The parts of a question that were not answered. */
export const unansweredIn = (
  answers: readonly { readonly part: string; readonly answer: { readonly kind: string } }[],
): readonly string[] => answers.flatMap(({ part, answer }) => (answer.kind === 'not_answered' ? [part] : []));
