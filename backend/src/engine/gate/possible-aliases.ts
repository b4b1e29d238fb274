import { languageOf } from '#text/languages/detection';
import { grammarOf, type DescriptionGrammar } from './grammar';
import { partsOfTopic } from './parts';

/** Minimum number of letters in either half of a long word. */
export const SHORTEST_HALF = 4;

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Adjacent words that may form a name, by their initials: `artificial intelligence`. */
export const initialsOf = (
  words: readonly string[],
  { isScope }: DescriptionGrammar,
): ReadonlyMap<string, readonly string[]> => {
  const initials = new Map<string, readonly string[]>();
  for (let from = 0; from + 1 < words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + 4); to++) {
      const name = words.slice(from, to);
      if (name.some(isScope) && !name.every(isCapitalised)) break;
      initials.set(name.map((word) => word.charAt(0).toLowerCase()).join(''), name);
    }
  return initials;
};

/**
 * Abbreviations and long forms that count only if a page uses them. The first two are learnt from a page that has both,
 * `Artificial Intelligence (AI)`; the third from pages that write the halves of a long word separately.
 */
export interface PossibleAliases {
  /** Words of the description by their initials. */
  readonly initials: ReadonlyMap<string, readonly string[]>;
  /** Abbreviations in the description itself: `AI`. */
  readonly shortForms: ReadonlySet<string>;
  /** First parts of long words, with the rest: `space`, `flight`. */
  readonly halves: readonly { readonly word: string; readonly first: string; readonly rest: string }[];
}

const halvesOf = (word: string): PossibleAliases['halves'] => {
  const lower = word.toLowerCase();
  const halves = [];
  for (let index = SHORTEST_HALF; index <= lower.length - SHORTEST_HALF; index++)
    halves.push({ word: lower, first: lower.slice(0, index), rest: lower.slice(index) });
  return halves;
};

const isShortForm = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word);

/** The possible aliases in a description. `language`: the description's; null for English. */
export const possibleAliases = (description: string, language = languageOf(description)): PossibleAliases => {
  const grammar = grammarOf(language);
  const parts = partsOfTopic(description, grammar);
  const words = parts.flatMap((part) => part.words);
  return {
    initials: new Map(parts.flatMap((part) => [...initialsOf(part.words, grammar)])),
    shortForms: new Set(
      words.filter((word) => isShortForm(word) && !grammar.isScope(word)).map((word) => word.toLowerCase()),
    ),
    halves: language === null ? words.filter((word) => !grammar.isScope(word)).flatMap(halvesOf) : [],
  };
};
