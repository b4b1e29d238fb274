import { languageOf } from '#text/languages/detection';
import { isShortAcronym, isCapitalised } from '#text/words/names';
import { isContentWord, stem } from '#text/words/stems';
import { grammarOf, type DescriptionGrammar } from './grammar';
import { partsOfTopic } from './parts';

/** Minimum number of letters in either half of a long word. */
export const SHORTEST_HALF = 4;

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
interface PossibleAliases {
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

/** The possible aliases in a description. `language`: the description's; null for English. */
export const possibleAliases = (description: string, language = languageOf(description)): PossibleAliases => {
  const grammar = grammarOf(language);
  const parts = partsOfTopic(description, grammar);
  const words = parts.flatMap((part) => part.words);
  return {
    initials: new Map(parts.flatMap((part) => [...initialsOf(part.words, grammar)])),
    shortForms: new Set(
      words.filter((word) => isShortAcronym(word) && !grammar.isScope(word)).map((word) => word.toLowerCase()),
    ),
    halves: language === null ? words.filter((word) => !grammar.isScope(word)).flatMap(halvesOf) : [],
  };
};

/** An abbreviation in brackets after the words it stands for: `Artificial Intelligence (AI)`. */
const SHORT_FORM = / \(([A-Z]{2,5})s?(?= or [A-Z]|\))/g;
const MAX_SPELLING_LENGTH = 80;

const initial = (word: string): string => word.charAt(0).toLowerCase();

/**
 * The words before a bracket whose initials match its letters: for `of artificial intelligence (AI)` the last two, and
 * for `Food and Drug Administration (FDA)` those that are not function words.
 */
const spelledOut = (before: string, short: string): readonly string[] | null => {
  const words = before.split(/[ -]/).filter(isContentWord).slice(-short.length);
  return words.map(initial).join('') === short.toLowerCase() ? words.map((word) => word.toLowerCase()) : null;
};

/** Aliases of the description's words that a text uses. */
const aliasesIn = (text: string, possible: PossibleAliases): readonly string[] => {
  if (possible.initials.size === 0 && possible.shortForms.size === 0) return [];
  if (!text.includes('(')) return [];
  const found: string[] = [];
  for (const match of text.matchAll(SHORT_FORM)) {
    const [, short = ''] = match;
    const words = spelledOut(text.slice(Math.max(0, match.index - MAX_SPELLING_LENGTH), match.index), short);
    if (words === null) continue;
    const lower = short.toLowerCase();
    const describedWords = possible.initials.get(lower);
    if (describedWords !== undefined && describedWords.map((word) => word.toLowerCase()).join(' ') === words.join(' '))
      found.push(lower);
    if (possible.shortForms.has(lower)) found.push(words.join(' '));
  }
  return found;
};

/** The material for learning aliases: a page's paragraphs and the stems in each of them. */
interface AliasLesson {
  readonly blocks: readonly string[];
  readonly gate: { readonly counts: ReadonlyMap<string, number> };
}

/** Halves of the description's long words that both occur on their own: `spaceflight` also matches `space`. */
const halvesIn = (pages: readonly AliasLesson[], possible: PossibleAliases): readonly string[] => {
  const occurs = (word: string): boolean => pages.some(({ gate }) => gate.counts.has(stem(word)));
  return possible.halves.filter(({ first, rest }) => occurs(first) && occurs(rest)).map(({ first }) => first);
};

/** All aliases known after these pages, including the tracker's earlier ones. */
export const learnAliases = (
  known: readonly string[],
  possible: PossibleAliases,
  pages: readonly AliasLesson[],
): readonly string[] => {
  const aliases = new Set(known);
  for (const { blocks } of pages)
    for (const block of blocks) for (const alias of aliasesIn(block, possible)) aliases.add(alias);
  for (const half of halvesIn(pages, possible)) aliases.add(half);
  return [...aliases];
};
