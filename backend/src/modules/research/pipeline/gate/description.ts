import { isContentWord, stem, tokens } from '../words/stems';
import { otherFunctionWords } from '../words/stop-words';
import { instructionWords, scopeWords, vagueWords } from './description-words';
import { nearSynonyms, SYNONYM_WORTH } from './near-synonyms';
import { wellKnownInitials } from './well-known-initials';

/** A word of the description. `also` are stems that may replace it, each with its weight. */
export interface Term {
  readonly stem: string;
  readonly weight: number;
  /** It names an undertaking of any kind, and needs a thing beside it. */
  readonly vague: boolean;
  readonly also: readonly { readonly stems: readonly string[]; readonly worth: number }[];
}

/** What the person asked about, cut where they listed things: a document is on the topic if it is on one of these. */
export interface Clause {
  readonly core: readonly Term[];
  readonly scope: readonly Term[];
}

const SCOPE_WEIGHT = 0.25;
const HALF_WORTH = 0.7;
const SHORTEST_HALF = 4;

const WRITTEN_SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bU\.? ?S\.?(?: ?A\b\.?)?(?![\p{L}.])/gu, 'United States'],
  [/\bU\.? ?K\.?(?![\p{L}.])/gu, 'United Kingdom'],
  [/\bE\.? ?U\.?(?![\p{L}.])/gu, 'European Union'],
];
const LIST = /[,;:.!?()\n/&]+|\s(?:and|or|plus|as well as|including)\s/i;

const wordsOf = (part: string): readonly string[] =>
  tokens(part).filter((word) => isContentWord(word) || /^\p{Lu}{2,}$/u.test(word));

const isAbout = (word: string): boolean => !instructionWords.has(word.toLowerCase());
const isScope = (word: string): boolean => scopeWords.has(word.toLowerCase());

/** Neighbouring words that form one name, `artificial intelligence`: their initials may abbreviate it. */
const initialsOf = (words: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const initials = new Map<string, readonly string[]>();
  for (let from = 0; from + 1 < words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + 4); to++) {
      const name = words.slice(from, to);
      if (name.some(isScope)) break;
      initials.set(name.map((word) => word.charAt(0).toLowerCase()).join(''), name);
    }
  return initials;
};

/**
 * Short and long forms that hold only if a page uses them so. The first two are learnt from a page that spells both out,
 * `Artificial Intelligence (AI)`; the third from pages that write the two halves of a long word apart.
 */
export interface PossibleAliases {
  /** Initials of words of the description, with those words. */
  readonly initials: ReadonlyMap<string, readonly string[]>;
  /** Short forms that the description uses itself: `AI`. */
  readonly shortForms: ReadonlySet<string>;
  /** First halves of long words, with the rest: `space`, `flight`. */
  readonly halves: readonly { readonly word: string; readonly first: string; readonly rest: string }[];
}

const halvesOf = (word: string): PossibleAliases['halves'] => {
  const lower = word.toLowerCase();
  const halves = [];
  for (let at = SHORTEST_HALF; at <= lower.length - SHORTEST_HALF; at++)
    halves.push({ word: lower, first: lower.slice(0, at), rest: lower.slice(at) });
  return halves;
};

const partsOf = (description: string): readonly (readonly string[])[] =>
  WRITTEN_SHORT.reduce((text, [short, long]) => text.replace(short, long), description)
    .split(LIST)
    .map((part) => wordsOf(part).filter(isAbout));

const isShortForm = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word) && !isScope(word);

export const possibleAliases = (description: string): PossibleAliases => {
  const parts = partsOf(description);
  const words = parts.flat();
  return {
    initials: new Map(parts.flatMap((part) => [...initialsOf(part)])),
    shortForms: new Set(words.filter(isShortForm).map((word) => word.toLowerCase())),
    halves: words.filter((word) => !isScope(word)).flatMap(halvesOf),
  };
};

/** Endings by which words of other languages than English differ, `Abstimmung` and `Abstimmungen`, `elezione` and `elezioni`. */
const ENDINGS = ['en', 'er', 'es', 'e', 'n', 's'];
const VOWELS = ['a', 'e', 'i', 'o'];
const SHORTEST_INFLECTED = 6;

/** Whether a description is in a language other than English, as its function words or its letters tell. */
const isForeign = (description: string): boolean =>
  tokens(description).some((word) => otherFunctionWords.has(word) || /[^\p{ASCII}]/u.test(word));

const inflectionsOf = (word: string): readonly string[] => {
  const longer = ENDINGS.map((ending) => word + ending);
  const shorter = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const turned = VOWELS.includes(word.slice(-1)) ? VOWELS.map((vowel) => word.slice(0, -1) + vowel) : [];
  return [...longer, ...shorter, ...turned].filter((form) => form.length >= SHORTEST_INFLECTED);
};

interface Reading {
  readonly aliases: readonly string[];
  readonly foreign: boolean;
}

const termOf = (word: string, weight: number, part: readonly string[], { aliases, foreign }: Reading): Term => {
  const lower = word.toLowerCase();
  const also: { stems: readonly string[]; worth: number }[] = nearSynonyms(
    stem(word),
    part.filter((other) => !isScope(other)).length > 1,
  ).map((synonym) => ({
    stems: [synonym],
    worth: SYNONYM_WORTH,
  }));
  if (foreign) for (const form of inflectionsOf(lower)) also.push({ stems: [stem(form)], worth: 1 });
  for (const alias of aliases) {
    if (initialsOf(part).get(alias)?.includes(word) === true) also.push({ stems: [stem(alias)], worth: 1 });
    const spelled = alias.split(' ');
    if (spelled.length > 1 && spelled.map((piece) => piece.charAt(0)).join('') === lower)
      also.push({ stems: spelled.map(stem), worth: 1 });
    if (spelled.length === 1 && alias.length >= SHORTEST_HALF && lower.startsWith(alias) && alias !== lower)
      also.push({ stems: [stem(alias)], worth: HALF_WORTH });
  }
  return { stem: stem(word), weight, vague: vagueWords.has(lower), also };
};

/** The clauses that name something; where none does, the scope words have to serve. */
export const clausesOf = (description: string, learnt: readonly string[]): readonly Clause[] => {
  const reading = { aliases: [...learnt, ...wellKnownInitials.flat()], foreign: isForeign(description) };
  const clauses = partsOf(description).map((part) => ({
    core: part.filter((word) => !isScope(word)).map((word) => termOf(word, 1, part, reading)),
    scope: part.filter(isScope).map((word) => termOf(word, SCOPE_WEIGHT, part, reading)),
  }));
  const naming = clauses.filter((clause) => clause.core.length > 0);
  if (naming.length > 0) return naming;
  return clauses
    .filter((clause) => clause.scope.length > 0)
    .map((clause) => ({ core: clause.scope.map((term) => ({ ...term, weight: 1 })), scope: [] }));
};
