import { isPlace } from '#engine/gate/peoples';
import { lazy } from '#kernel/memoize';
import { otherLanguages } from '#text/languages/all';
import { languageOf } from '#text/languages/detection';
import { stopWords } from '#text/languages/english/function-words';
import type { Language, LanguageCode } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { stem, tokens } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { nounInEnglish } from './english-nouns';
import { lexicons } from './lexicons';
import { regionNamedAt } from './region-names';

const lowerTokens = (text: string): readonly string[] => tokens(text).map((word) => word.toLowerCase());

/** The words by which a language asks. */
const wordsIn = (code: LanguageCode): ReadonlySet<string> => {
  const { field, question, answer, counting } = lexicons[code];
  return new Set([field, question, answer, counting].flatMap((words) => lowerTokens(Object.values(words).join(' '))));
};

const known = lazy(() => ({
  english: { words: wordsIn('en'), news: phrases(lexicons.en.catchUp.naming) },
  others: otherLanguages.map((language) => ({
    language,
    words: wordsIn(language.code),
    news: phrases(lexicons[language.code].catchUp.naming),
  })),
}));

const isEnglish = (word: string): boolean => rowOfStem(stem(word)) >= 0;

/** Whether words name a country, and English has another name for it. */
const isNamedOtherwise = (words: readonly string[], at: number, language: Language): boolean => {
  const region = regionNamedAt(words, at, language);
  if (region === null || isPlace(stem(words[at] ?? ''))) return false;
  const written = words.slice(at, at + region.length).join(' ');
  return tokens(region.english).join(' ') !== written;
};

/** How many words are names in this language only: `Kanada`, `Stahl`. */
const ownNames = (words: readonly string[], language: Language): number =>
  words.filter(
    (word, at) =>
      isNamedOtherwise(words, at, language) || (nounInEnglish(word, language) !== undefined && !isEnglish(word)),
  ).length;

/**
 * The language of a question; null for English. A question is short: if its function words do not decide, its
 * interrogatives and the names of countries do.
 */
export const questionLanguage = (text: string): Language | null => {
  const found = languageOf(text);
  if (found !== null) return found;
  const { english, others } = known();
  const written = tokens(text);
  const words = written.map((word) => word.toLowerCase());
  let best: Language | null = null;
  let most =
    words.filter((word) => english.words.has(word) || stopWords.has(word) || isPlace(stem(word))).length +
    (english.news.test(text) ? 1 : 0);
  for (const { language, words: own, news } of others) {
    const count =
      words.filter((word) => (own.has(word) || language.functionWords.has(word)) && !language.alsoEnglish.has(word))
        .length +
      ownNames(written, language) +
      (news.test(text) ? 1 : 0);
    if (count > most) [best, most] = [language, count];
  }
  return best;
};
