import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { nounInEnglish } from './english-nouns';
import { lexicons } from './lexicons';
import { regionNamedAt } from './region-names';

/** A word of a question as English material would have it. */
export interface WordInEnglish {
  /** The word itself, or the English one for it. */
  readonly word: string;
  /** The word as written; several words if it is one name. */
  readonly written: string;
  /** Set if the English word is known. */
  readonly isTranslated: boolean;
  readonly isName: boolean;
}

/** A shorter beginning of a compound is not a noun. */
const SHORTEST_FIRST = 3;

/** The English word for the first part of a compound that ends in a noun for any goods: `Stahlprodukte`. */
const firstInEnglish = (word: string, language: Language): string | undefined => {
  if (!language.compounds) return undefined;
  const lower = word.toLowerCase();
  const last = lexicons[language.code].question.generic.split(' ').find((each) => lower.endsWith(each));
  const first = last === undefined ? '' : word.slice(0, -last.length).replace(/-$/, '');
  return first.length < SHORTEST_FIRST ? undefined : nounInEnglish(first, language);
};

/** The words of a question in another language: countries and common things in English, all others as they are. */
export const wordsInEnglish = (text: string, language: Language): readonly WordInEnglish[] => {
  const words = tokens(text);
  const found: WordInEnglish[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const region = regionNamedAt(words, at, language);
    const written = region === null ? word : words.slice(at, at + region.length).join(' ');
    const english = region?.english ?? nounInEnglish(word, language) ?? firstInEnglish(word, language);
    if (english === undefined) found.push({ word, written, isTranslated: false, isName: false });
    else
      for (const each of tokens(english))
        found.push({ word: each, written, isTranslated: true, isName: region !== null });
    if (region !== null) at += region.length - 1;
  }
  return found;
};
