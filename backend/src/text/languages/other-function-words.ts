import { otherLanguages } from './all';
import { stopWords } from './english/function-words';
import { furtherFunctionWords } from './further-words';

/**
 * Function words of western European languages that do not occur as English words, so that a description such as
 * `Volksabstimmungen in der Schweiz` has two terms, not three.
 */
export const otherFunctionWords: ReadonlySet<string> = (() => {
  const english = new Set([...stopWords, ...otherLanguages.flatMap(({ alsoEnglish }) => [...alsoEnglish])]);
  const words = [...otherLanguages.flatMap(({ functionWords }) => [...functionWords]), ...furtherFunctionWords];
  return new Set(words.filter((word) => !english.has(word)));
})();
