import { otherLanguages } from '#text/languages/all';
import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { asksCount, hasQuestionWord, namesThing } from '../retrieval/question-patterns';

/** A question about trackers themselves: how many there are, or which are in a state. */
export type TrackerQuestion = 'all' | 'failed' | 'paused';

const patternsFor = byLanguage((code) => {
  const { trackers, failed, paused, besides } = lexicons[code].tracker;
  return {
    trackers: phrases(trackers),
    failed: phrases(failed),
    paused: phrases(paused),
    every: new RegExp(phrases([trackers, failed, paused, besides].join('|')), 'giu'),
  };
});

const readIn = (question: string, language: Language | null): TrackerQuestion | null => {
  const words = patternsFor(language);
  if (!words.trackers.test(question)) return null;
  if (tokens(question.replace(words.every, ' ')).some((word) => namesThing(word, language))) return null;
  if (words.failed.test(question)) return 'failed';
  if (words.paused.test(question)) return 'paused';
  return asksCount(question, language) || hasQuestionWord(question, language) ? 'all' : null;
};

/** What a question asks about trackers themselves; null if it names anything else, and so asks what they say. */
export const readTrackerQuestion = (question: string): TrackerQuestion | null => {
  // The question may be too short to detect its language, so all are tried.
  for (const language of [questionLanguage(question), null, ...otherLanguages]) {
    const asked = readIn(question, language);
    if (asked !== null) return asked;
  }
  return null;
};
