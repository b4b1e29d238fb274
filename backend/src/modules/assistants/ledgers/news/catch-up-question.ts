import { phrases } from '#text/languages/patterns';
import { byLanguage } from '../../languages/by-language';
import { lexicons } from '../../languages/lexicons';
import { questionLanguage } from '../../languages/question-language';

const patternsFor = byLanguage((code) => {
  const { naming, besides, visit, ended } = lexicons[code].catchUp;
  return {
    naming: phrases(naming),
    every: new RegExp(phrases(`${naming}|${besides}`), 'giu'),
    visit: phrases(visit),
    ended: phrases(ended),
  };
});

export interface CatchUpQuestion {
  /** The question without its catch-up words; what it still names is searched for. */
  readonly rest: string;
  /** Whether the question has catch-up words. */
  readonly isWorded: boolean;
  /** Whether it asks for everything since the asker's last visit. */
  readonly isSinceVisit: boolean;
}

/**
 * Reads how a question asks for everything of a period: `What came in since August 16?`; `text`: the question without
 * the period.
 */
export const readCatchUp = (question: string, text: string): CatchUpQuestion => {
  const words = patternsFor(questionLanguage(question));
  const isSinceVisit = words.visit.test(text);
  const rest = text.replace(words.visit, ' ').replace(words.every, ' ');
  return { rest, isWorded: isSinceVisit || words.naming.test(text), isSinceVisit };
};

/** What else a question names that asks what has ended: `Has anything been revoked?` Null if it does not ask that. */
export const restOfEnded = (question: string, text: string): string | null => {
  const { ended, every } = patternsFor(questionLanguage(question));
  return ended.test(text) ? text.replace(ended, ' ').replace(every, ' ') : null;
};
