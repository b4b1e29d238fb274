import { phrases } from '#text/languages/patterns';
import { questionLanguage } from '../../languages/question-language';
import { byLanguage } from '../../languages/by-language';
import { catchUpLexicon } from '../../languages/catch-up-lexicon';

const patternsFor = byLanguage((code) => {
  const { naming, besides, visit, ended } = catchUpLexicon[code];
  return {
    naming: phrases(naming),
    every: new RegExp(phrases(`${naming}|${besides}`), 'giu'),
    visit: phrases(visit),
    ended: phrases(ended),
  };
});

export interface CatchUpQuestion {
  /** The question without its catch-up words; whatever it still names is searched for. */
  readonly rest: string;
  /** Whether it has any of these words. */
  readonly isWorded: boolean;
  /** Whether it asks what came since the asker was last here. */
  readonly isSinceVisit: boolean;
}

/** How a question asks for everything of a time, `What came in since August 16?`; `text`: it without that time. */
export const readCatchUp = (question: string, text: string): CatchUpQuestion => {
  const words = patternsFor(questionLanguage(question));
  const isSinceVisit = words.visit.test(text);
  const rest = text.replace(words.visit, ' ').replace(words.every, ' ');
  return { rest, isWorded: isSinceVisit || words.naming.test(text), isSinceVisit };
};

/** What a question names besides asking what has ended, `Has anything been revoked?`; null if it does not ask that. */
export const restOfEnded = (question: string, text: string): string | null => {
  const { ended, every } = patternsFor(questionLanguage(question));
  return ended.test(text) ? text.replace(ended, ' ').replace(every, ' ') : null;
};
