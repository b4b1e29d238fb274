import type { Language } from '../languages/language';
import { isContentWord, stemIn } from '../words/stems';
import { instructionWords, scopeWords } from '../languages/english/description';

/** The rules for parsing a description. */
export interface DescriptionGrammar {
  /** Null for English and languages that are not known. */
  readonly language: Language | null;
  readonly list: RegExp;
  /** A preposition, after which an enumeration continues. */
  readonly hasObject: RegExp;
  readonly isAbout: (word: string) => boolean;
  readonly isScope: (word: string) => boolean;
  readonly carries: (word: string) => boolean;
}

const isShort = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);

const english: DescriptionGrammar = {
  language: null,
  list: /[,;:.!?()\n/&]+|\s(?:and|or|plus|as well as|including)\s/i,
  hasObject: /\s(?:about|against|among|at|between|by|for|from|in|of|off|on|to|with)\s/i,
  isAbout: (word) => !instructionWords.has(word.toLowerCase()),
  isScope: (word) => scopeWords.has(word.toLowerCase()),
  carries: (word) => isContentWord(word) || isShort(word),
};

const grammarFrom = (language: Language): DescriptionGrammar => {
  const { conjunctions, prepositions, instructions, scope } = language.description;
  return {
    language,
    list: new RegExp(String.raw`[,;:.!?()\n/&]+|\s(?:${conjunctions})\s`, 'iu'),
    hasObject: new RegExp(String.raw`\s(?:${prepositions})\s`, 'iu'),
    isAbout: (word) => !instructions.has(word.toLowerCase()),
    isScope: (word) => scope.has(word.toLowerCase()),
    carries: (word) => stemIn(word, language) !== '' || isShort(word),
  };
};

const grammars = new Map<Language, DescriptionGrammar>();

export const grammarOf = (language: Language | null): DescriptionGrammar => {
  if (language === null) return english;
  const grammar = grammars.get(language) ?? grammarFrom(language);
  grammars.set(language, grammar);
  return grammar;
};
