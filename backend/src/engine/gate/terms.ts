import { languageOf } from '#text/languages/detection';
import { vagueWords } from '#text/languages/english/description';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { otherFunctionWords } from '#text/languages/other-function-words';
import { isCapitalised } from '#text/words/names';
import { spellingVariants } from '#text/words/spelling-variants';
import { stemIn, tokens } from '#text/words/stems';
import { initialsOf, SHORTEST_HALF } from './aliases';
import { sameEvent, eventSignsOf, type EventSigns } from './event-signs';
import type { DescriptionGrammar } from './grammar';
import { nearSynonyms, nearSynonymsOfAct, SYNONYM_WORTH } from './near-synonyms';
import { isNumberedWord, numberedWordsIn } from './numbered-words';
import { peopleIn } from './peoples';
import { statesWithin } from './regions';

/** A word of the description. `also` maps stems that may replace it to their weights. */
export interface TopicTerm {
  readonly stem: string;
  readonly weight: number;
  /** Whether it is a generic activity, which needs a subject. */
  readonly isVague: boolean;
  /** Whether it only narrows a subject, like the words of states' and unions' names. */
  readonly isScope: boolean;
  readonly also: readonly { readonly stems: readonly string[]; readonly worth: number }[];
  /** The signs of an event; null if the word is not an event. */
  readonly signs: EventSigns | null;
}

const HALF_WORTH = 0.7;

/** Inflectional endings in languages other than English: `Abstimmung` and `Abstimmungen`, `elezione` and `elezioni`. */
const ENDINGS = ['en', 'er', 'es', 'e', 'n', 's'];
const VOWELS = ['a', 'e', 'i', 'o'];
const MIN_INFLECTED_LENGTH = 6;

const ENGLISH = new RegExp(String.raw`\b(?:${english.frequent})\b`);
/** A prefix that is part of a name: `al-Qaeda`, `el-Sisi`. */
const PREFIX = /\b\p{Ll}{2}-(?=\p{Lu})/gu;

/** Whether a description is in a language other than English, judged by its function words and letters. */
export const isForeign = (description: string): boolean =>
  !ENGLISH.test(description) &&
  tokens(description.replace(PREFIX, '')).some(
    (word) => otherFunctionWords.has(word) || /^\p{Ll}*[^\p{ASCII}]/u.test(word),
  );

const inflectionsOf = (word: string): readonly string[] => {
  const longer = ENDINGS.map((ending) => word + ending);
  const shorter = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const turned = VOWELS.includes(word.slice(-1)) ? VOWELS.map((vowel) => word.slice(0, -1) + vowel) : [];
  return [...longer, ...shorter, ...turned].filter((form) => form.length >= MIN_INFLECTED_LENGTH);
};

/** Whether function words show in which language a description is. */
export const showsLanguage = (description: string): boolean =>
  languageOf(description) !== null || ENGLISH.test(description);

/**
 * The language of a tracker: that of its description or, if that has no distinctive function word, of most pages. Null
 * for English and unknown languages.
 */
export const languageOfTracker = (description: string, pages: readonly (Language | null)[]): Language | null => {
  const own = languageOf(description);
  if (own !== null || ENGLISH.test(description)) return own;
  const counts = new Map<Language | null, number>();
  for (const language of pages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].reduce<readonly [Language | null, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [null, 0],
  )[0];
};

/** Minimum number of letters of a compound's part, and of the first part that two compounds share. */
const MIN_COMPOUND_PART_LENGTH = 5;
const MIN_SHARED_PART_LENGTH = 8;

const isPartOf = (part: string, whole: string): boolean =>
  part.length >= MIN_COMPOUND_PART_LENGTH && part !== whole && (whole.startsWith(part) || whole.endsWith(part));

/**
 * In languages that compound nouns, words of a page that begin or end with a word of the description, those that it
 * begins or ends with, and those that share a long first part with it: `Zigarettenfund` for `Zigarettenschmuggel`.
 */
const compoundsOf = (stem: string, vocabulary: ReadonlySet<string>): readonly string[] =>
  [...vocabulary].filter(
    (word) =>
      isPartOf(stem, word) ||
      isPartOf(word, stem) ||
      (word !== stem && stem.length > MIN_SHARED_PART_LENGTH && word.startsWith(stem.slice(0, MIN_SHARED_PART_LENGTH))),
  );

/** How the words of a description are read. */
export interface DescriptionReading {
  readonly grammar: DescriptionGrammar;
  readonly aliases: readonly string[];
  /** Whether the language is unknown, so that inflections are guessed. */
  readonly isForeign: boolean;
  /** Stems of the pages, if they are not in English. */
  readonly vocabulary: ReadonlySet<string>;
  /** Further languages of the pages, besides English, in which a word may have another stem. */
  readonly otherLanguages: readonly Language[];
  readonly showsLanguage: boolean;
  /** Whether events of the clause may be recognised by their signs. */
  readonly mayUseSigns: boolean;
  /** Whether a heading gives the name that all parts belong to. */
  readonly isHeaded: boolean;
  /** Stems whose meaning the description gives in brackets, so that they replace no other word. */
  readonly glossed: ReadonlySet<string>;
}

/** The stems of a word in the other languages of the pages: of a name, or of any word if it may be of any of them. */
const stemsElsewhere = (word: string, { otherLanguages, showsLanguage, grammar }: DescriptionReading) => {
  const isName = isCapitalised(word) && grammar.language?.capitalisedNouns !== true;
  return isName || !showsLanguage ? otherLanguages.map((language) => stemIn(word, language)) : [];
};

const synonymsOf = (
  own: string,
  isBesideAnother: boolean,
  { glossed, grammar }: DescriptionReading,
): readonly string[] => [
  ...[...nearSynonyms(own), ...(isBesideAnother ? nearSynonymsOfAct(own) : [])].filter(
    (synonym) => !glossed.has(synonym),
  ),
  ...sameEvent(own, grammar.language),
];

/**
 * Other forms of a word, given by an alias that pages use: `ai`, `artificial intelligence`, or `space` of
 * `spaceflight`.
 */
const byAlias = (
  alias: string,
  word: string,
  part: readonly string[],
  grammar: DescriptionGrammar,
): TopicTerm['also'] => {
  const lower = word.toLowerCase();
  const spelled = alias.split(' ');
  const stems = spelled.map((written) => stemIn(written, grammar.language));
  if (spelled.length > 1)
    return spelled.map((piece) => piece.charAt(0)).join('') === lower ? [{ stems, worth: 1 }] : [];
  const isInitials = initialsOf(part, grammar).get(alias)?.includes(word) === true;
  const isHalf = alias.length >= SHORTEST_HALF && lower.startsWith(alias) && alias !== lower;
  return [...(isInitials ? [{ stems, worth: 1 }] : []), ...(isHalf ? [{ stems, worth: HALF_WORTH }] : [])];
};

export const topicTerm = (
  word: string,
  weight: number,
  part: readonly string[],
  reading: DescriptionReading,
): TopicTerm => {
  const { grammar, aliases, isForeign: foreign, vocabulary } = reading;
  const stemOf = (written: string): string => stemIn(written, grammar.language);
  const lower = word.toLowerCase();
  if (isNumberedWord(word)) {
    const [stem = lower] = numberedWordsIn(word.split(' '), grammar.language);
    return { stem, weight, isVague: false, isScope: false, also: [], signs: null };
  }
  const own = stemOf(word) || lower;
  const isBesideAnother = reading.isHeaded || part.filter((other) => !grammar.isScope(other)).length > 1;
  const people = peopleIn(lower, grammar.language).filter(
    (other) => grammar.language === null || vocabulary.has(other),
  );
  const spellings = grammar.language === null ? spellingVariants(own) : [];
  const forms = foreign ? inflectionsOf(lower).map(stemOf) : [];
  const wholes = grammar.language?.compounds === true ? compoundsOf(own, vocabulary) : [];
  const also = [
    ...synonymsOf(own, isBesideAnother, reading).map((stem) => ({ stems: [stem], worth: SYNONYM_WORTH })),
    ...[...people, ...forms, ...spellings, ...stemsElsewhere(word, reading)]
      .filter((stem) => stem !== '' && stem !== own)
      .map((stem) => ({ stems: [stem], worth: 1 })),
    ...statesWithin(lower, grammar.language).map((stems) => ({ stems, worth: 1 })),
    ...wholes.map((stem) => ({ stems: [stem], worth: HALF_WORTH })),
    ...aliases.flatMap((alias) => byAlias(alias, word, part, grammar)),
  ];
  return {
    stem: own,
    weight,
    isVague: vagueWords.has(lower),
    isScope: grammar.isScope(word),
    also,
    signs: reading.mayUseSigns ? eventSignsOf(own, grammar.language) : null,
  };
};
