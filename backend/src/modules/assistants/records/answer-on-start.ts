import { english } from '#text/languages/english/english';
import { phrases } from '#text/languages/patterns';
import { remarkPhrases } from '#wording/remark-words';
import { MAX_NEAREST, quotedAnswer } from '../answering/assistant-answer';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { termsOf } from '../retrieval/index-terms';
import { sameThing } from '../retrieval/parsed-question';
import { readAnswerType } from '../retrieval/question-patterns';
import type { NewsText, SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { thingsBeside } from './titles-on-things';

const patternsFor = byLanguage((code) => phrases(lexicons[code].time.starts));

/** Whether a question asks when something begins to hold. */
export const asksStartOf = (question: string): boolean => {
  const language = questionLanguage(question);
  return readAnswerType(question, language) === 'time' && patternsFor(language).test(question);
};

/** The words before the day from which a line holds. */
const FROM = remarkPhrases.from('');

/** Whether what a tracker reports has the day from which it holds. */
export const tellsStart = ({ remarks }: { readonly remarks: readonly { readonly words: string }[] }): boolean =>
  remarks.some(({ words }) => words.startsWith(FROM));

/** What trackers reported with the day from which it holds, newest first; null if none is on what the question names. */
export const answerOnStart = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const language = questionLanguage(question);
  const { instructions } = (language ?? english).description;
  const things = thingsBeside(question.replace(patternsFor(language), ' '), record).filter(
    ({ written }) => !instructions.has(written.toLowerCase()),
  );
  const isOnThem = ({ text }: NewsText): boolean => {
    const terms = new Set(termsOf(text, null));
    return things.every((thing) => sameThing(thing).some((term) => terms.has(term)));
  };
  const found = record.news
    .filter((news) => news.tellsStart === true && isOnThem(news))
    .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
    .slice(0, MAX_NEAREST);
  return found.length === 0
    ? null
    : quotedAnswer(found.map((text) => ({ text: text.text, lead: null, location: { kind: 'text' as const, text } })));
};
