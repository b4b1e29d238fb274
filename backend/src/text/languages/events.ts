import { memoize } from '#kernel/memoize';
import { isCapitalised } from '../words/names';
import type { Language } from './language';

const verbStems = memoize(({ news, stem }: Language): ReadonlySet<string> => new Set(news.verbs.map(stem)));

/** Words between an auxiliary and its participle: `ha sido ayer aprobada`. */
const AUXILIARY_REACH = 4;

/**
 * Whether words of a language other than English report that something happened: a verb usual in news in a finite form,
 * an auxiliary with its participle, or another past tense.
 */
export const reportsForeignEvent = (words: readonly string[], language: Language): boolean => {
  const { auxiliaries, participle, participleLast, past, infinitive, determiners } = language.news;
  let auxiliary = -1;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (isCapitalised(word)) continue;
    if (auxiliaries.has(word)) {
      auxiliary = index;
      continue;
    }
    const completes = auxiliary >= 0 && (participleLast || index - auxiliary <= AUXILIARY_REACH);
    if (completes && participle.test(word)) return true;
    if (index === 0 || determiners.has((words[index - 1] ?? '').toLowerCase()) || language.functionWords.has(word))
      continue;
    if (past.test(word)) return true;
    if (!infinitive.test(word) && verbStems(language).has(language.stem(word))) return true;
  }
  return false;
};
