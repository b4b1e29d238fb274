import { type AssistantAnswer, MAX_QUOTES, quotedAnswer } from '../answering/assistant-answer';
import { termsOf } from '../retrieval/index-terms';
import { hasPhrase, phrasesAskedFor } from '../retrieval/mention-question';
import { type Passage, type PlacedPassage, wholeOf } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { nearestOf } from './document-quotes';

/** The terms of a sentence, including the words behind its abbreviations. */
const termsIn = (
  passage: Passage<unknown>,
  { abbreviations, language }: PassageIndex<unknown>,
): ReadonlySet<string> => {
  const whole = wholeOf(passage);
  const spelt = abbreviations.flatMap(({ short, long }) => (whole.includes(short) ? [long] : []));
  return new Set([whole, ...spelt].flatMap((text) => termsOf(text, language)));
};

/**
 * Answers whether a document mentions something: by the sentences that do, else by what it does not mention. Null for
 * any other question.
 */
export const mentionInDocument = <Location>(
  question: string,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> | null => {
  const phrases = phrasesAskedFor(question, index);
  if (phrases === null) return null;
  const sentences = index.passages.flatMap(({ passage }, position) =>
    passage.isFurniture === true ? [] : [{ position, passage, terms: termsIn(passage, index) }],
  );
  const absent = phrases.filter((phrase) => !sentences.some(({ terms }) => hasPhrase(phrase, terms)));
  if (absent.length > 0) return { kind: 'not_answered', nearest: [], absent: absent.map(({ written }) => written) };
  const having = (all: boolean): readonly PlacedPassage<Location>[] =>
    sentences.filter(({ terms }) => {
      const has = phrases.map((phrase) => hasPhrase(phrase, terms));
      return all ? !has.includes(false) : has.includes(true);
    });
  const together = having(true);
  const found = together.length > 0 ? together : having(false);
  const quotes = nearestOf(found.slice(0, MAX_QUOTES));
  return { ...quotedAnswer(quotes), isMentioned: true, more: found.length - quotes.length };
};
