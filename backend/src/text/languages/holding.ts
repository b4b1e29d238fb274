import { memoize } from '#kernel/memoize';
import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';
import { type HoldingWords, writtenWords } from './written-words';

/** `any`: any of the words, even inside other words. A cheap check, since most sentences have none. */
const holdingPatternsOf = memoize((code: LanguageCode): HoldingWords<RegExp> & { readonly any: RegExp } => {
  const { noLonger, stopped, again, allowed, reopened, partly, notAfterAll } = writtenWords[code].holding;
  return {
    any: new RegExp([noLonger, again, reopened, notAfterAll].join('|'), 'iu'),
    noLonger: phrases(noLonger),
    stopped: phrases(stopped),
    again: phrases(again),
    allowed: phrases(allowed),
    reopened: phrases(reopened),
    partly: phrases(partly),
    notAfterAll: phrases(notAfterAll),
  };
});

const wordsIn = (language: Language | null) => holdingPatternsOf(language?.code ?? 'en');

/** Whether a text may say that something ended or continues: a cheap check. */
export const speaksOfHolding = (text: string, language: Language | null): boolean => wordsIn(language).any.test(text);

const clausesIn = (text: string): readonly string[] => text.split(/[,;:]| [—–] /u);

/** The clause that says that something stopped continues; null if none does. */
export const restoringClause = (text: string, language: Language | null): string | null => {
  const { again, allowed, reopened, partly } = wordsIn(language);
  const restores = (clause: string): boolean =>
    (reopened.test(clause) || (again.test(clause) && allowed.test(clause))) && !partly.test(clause);
  // Most sentences have neither, and splitting them takes longer.
  if (!reopened.test(text) && !again.test(text)) return null;
  return clausesIn(text).find(restores) ?? null;
};

export const saysStopped = (text: string, language: Language | null): boolean =>
  wordsIn(language).stopped.test(text) && restoringClause(text, language) === null;

/** The words of a text for something that was stopped: `ban`, `closed`. */
export const stopsNamedIn = (text: string, language: Language | null): readonly string[] =>
  [...text.matchAll(new RegExp(wordsIn(language).stopped, 'giu'))].map(([word]) => word);

/** The clause that says that something ended, without the words for that; null if none does. */
export const noLongerClause = (text: string, language: Language | null): string | null => {
  const { noLonger } = wordsIn(language);
  if (!noLonger.test(text)) return null;
  const found = clausesIn(text).find((clause) => noLonger.test(clause));
  return found?.replace(noLonger, ' ') ?? null;
};

/** The clause that says that a plan will not be carried out, without the words for that; null if none does. */
export const notAfterAllClause = (text: string, language: Language | null): string | null => {
  const { notAfterAll } = wordsIn(language);
  if (!notAfterAll.test(text)) return null;
  const found = clausesIn(text).find((clause) => notAfterAll.test(clause) && !/\d/.test(clause));
  return found?.replace(notAfterAll, ' ') ?? null;
};
