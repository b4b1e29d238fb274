import { memoize } from '#kernel/memoize';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { isAcronym } from '#text/words/names';
import { contentStem } from '#text/words/stems';

/** The rules for parsing a description. */
export interface DescriptionGrammar {
  /** The language; null for English and unknown languages. */
  readonly language: Language | null;
  readonly list: RegExp;
  /** A preposition, after which an enumeration continues. */
  readonly hasObject: RegExp;
  /** Questions that follow a topic, up to the next punctuation: `, and which countries are exempt`. */
  readonly questions: RegExp;
  /** A word that opens a question. */
  readonly opensQuestion: RegExp;
  readonly isAbout: (word: string) => boolean;
  readonly isScope: (word: string) => boolean;
  readonly carries: (word: string) => boolean;
}

const grammarFrom = (language: Language | null): DescriptionGrammar => {
  const { conjunctions, prepositions, interrogatives, instructions, scope } = (language ?? english).description;
  const preposition = new RegExp(`^(?:${prepositions})$`, 'iu');
  return {
    language,
    list: new RegExp(String.raw`[,;:.!?()\n/&]+|\s(?:${conjunctions})\s`, 'iu'),
    questions: new RegExp(
      String.raw`(?:[,;.!?()\n]|\s(?:${conjunctions})(?=\s))\s*(?:(?:${conjunctions})\s+)?(?:${interrogatives})\s[^,;:.!?()\n]*`,
      'giu',
    ),
    opensQuestion: new RegExp(String.raw`^(?:${interrogatives})\s`, 'iu'),
    hasObject: new RegExp(String.raw`\s(?:${prepositions})\s`, 'iu'),
    isAbout: (word) => !instructions.has(word.toLowerCase()),
    isScope: (word) => scope.has(word.toLowerCase()),
    carries: (word) => (contentStem(word, language) !== '' || isAcronym(word)) && !preposition.test(word),
  };
};

export const grammarOf = memoize(grammarFrom);
