import type { Language } from '#text/languages/language';
import { wordList } from '#text/languages/patterns';
import { contentStem } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

const wordsFor = byLanguage((code) => {
  const { works, relation } = lexicons[code];
  return {
    nouns: new Set(wordList((works?.nouns ?? '').toLowerCase())),
    kinds: wordList(works?.kinds ?? ''),
    articles: new Set(wordList(relation?.articles ?? '')),
  };
});

/** The terms of the kinds of work that `the work` may be, after an article: the repair, the construction. */
export const kindsOfWork = (word: string, before: string | undefined, language: Language | null): readonly string[] => {
  const { nouns, kinds, articles } = wordsFor(language);
  const isNoun = nouns.has(word.toLowerCase()) && articles.has((before ?? '').toLowerCase());
  return isNoun ? kinds.map((kind) => contentStem(kind, language)) : [];
};
