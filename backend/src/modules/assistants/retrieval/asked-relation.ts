import type { Language } from '#text/languages/language';
import { phrases, setOf } from '#text/languages/patterns';
import { contentStem, tokens } from '#text/words/stems';
import { likenessOfWords, rowOfStem } from '#text/words/vectors';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { relatedTerms } from './related-terms';

/** A verb or an office, by the words that say it. */
export interface AskedDeed {
  /** Stems, and forms as written, of the same word and of near synonyms. */
  readonly terms: ReadonlySet<string>;
  /** The stem of the word itself. */
  readonly term: string;
  /** Converses of the verb, each with the preposition before its agent: `borrowed from`. */
  readonly converses: readonly (readonly [terms: ReadonlySet<string>, before: string])[];
  /** Whether its object follows it, so that a line with nothing after the verb does not say who did it. */
  readonly hasObject: boolean;
}

/**
 * What a line has to say to answer: who did something, who holds an office, or what is done most. A line about the same
 * thing that does not say so is about something else.
 */
export interface AskedRelation {
  readonly kind: 'agent' | 'holder' | 'most';
  readonly deed: AskedDeed;
  /** What else a line on what is done most has to name: those who do it. */
  readonly others: readonly AskedDeed[];
}

/** The words of a language for relations; null for languages without them. */
export const relationWordsFor = byLanguage((code) => {
  const words = lexicons[code].relation;
  if (words === undefined) return null;
  const groups = words.deeds.map((line) => line.split(' '));
  return {
    auxiliaries: setOf(words.auxiliaries),
    copulas: setOf(words.copulas),
    articles: setOf(words.articles),
    prepositions: setOf(words.prepositions),
    ofOffice: setOf(words.ofOffice),
    passives: setOf(words.passives),
    agents: setOf(words.agents),
    places: setOf(words.places),
    saying: setOf(words.saying),
    progressive: words.progressive,
    deedLast: words.deedLast === true,
    groupOf: new Map(groups.flatMap((group) => group.map((form) => [form, group] as const))),
    converses: words.converses.map((line) => line.split(' ')),
    vague: setOf(words.vague),
    most: phrases(words.most),
    saysMost: phrases(words.saysMost),
  };
});

type RelationWords = NonNullable<ReturnType<typeof relationWordsFor>>;

/** A word as forms of it are compared: function words have no stem, but a verb may look like one (`won`). */
export const termOfDeed = (word: string, language: Language | null): string =>
  contentStem(word, language) || word.toLowerCase();

/** Minimum similarity for words to stand for each other. It is higher for offices: a coach is not a director. */
const RELATED = { agent: 0.2, most: 0.2, holder: 0.5 } as const;
/** Words used this similarly may tell the same deed: `told` and `informed`. */
const ALIKE = 0.5;

const groupOf = (word: string, { groupOf: groups }: RelationWords): readonly string[] =>
  groups.get(word) ?? groups.get(word.replace(/(?:ing|e?s)$/, '')) ?? groups.get(word.replace(/ing$/, 'e')) ?? [word];

const termsOfDeed = (
  word: string,
  next: readonly string[],
  least: number,
  words: RelationWords,
  language: Language | null,
): ReadonlySet<string> => {
  const group = groupOf(word, words);
  const related =
    language === null
      ? group.flatMap((form) =>
          [...relatedTerms(form, next)].flatMap(([term, nearness]) => (nearness >= least ? [term] : [])),
        )
      : [];
  return new Set([word, ...group, ...related].map((form) => termOfDeed(form, language)).concat(related));
};

const relationOf = (
  kind: AskedRelation['kind'],
  written: string,
  next: readonly string[],
  words: RelationWords,
  language: Language | null,
): AskedRelation => {
  const word = written.toLowerCase();
  const [base = word] = groupOf(word, words);
  const baseTerm = termOfDeed(base, language);
  const deed: AskedDeed = {
    term: termOfDeed(word, language),
    terms: termsOfDeed(word, next, RELATED[kind], words, language),
    hasObject: next[0] !== undefined && !words.prepositions.has(next[0]) && !words.deedLast,
    converses: words.converses.flatMap(([of = '', other = '', before = '']) =>
      termOfDeed(of, language) === baseTerm
        ? [[termsOfDeed(other, [], RELATED[kind], words, language), before] as const]
        : [],
    ),
  };
  return { kind, deed, others: [] };
};

type IsThing = (word: string) => boolean;

/** The office that words name from a place on, before what it is of; null if they name none. */
const officeIn = (
  lower: readonly string[],
  from: number,
  isThing: IsThing,
  words: RelationWords,
  language: Language | null,
): AskedRelation | null => {
  const end = lower.findIndex((each, index) => index >= from && words.prepositions.has(each));
  const head = (end < 0 ? lower : lower.slice(0, end)).at(-1) ?? '';
  return isThing(head) ? relationOf('holder', head, [], words, language) : null;
};

/** The relation that the words after `who` ask for; null if they ask for none that a line would have to say. */
const agentIn = (
  lower: readonly string[],
  isThing: IsThing,
  words: RelationWords,
  language: Language | null,
): AskedRelation | null => {
  const found = lower.findIndex((word) => !words.auxiliaries.has(word));
  const at = found < 0 ? lower.length : found;
  const isLast = words.deedLast && at > 0;
  const isCopula = lower.slice(0, at).some((word) => words.copulas.has(word));
  const word = lower[at] ?? '';
  if (word === '' || words.prepositions.has(word)) return null;
  if (words.articles.has(word) && isCopula) return officeIn(lower, at, isThing, words, language);
  if (words.articles.has(word) && !isLast) return null;
  // `Who is chair of the board?`, but not `who was hurt?`, which asks for no agent.
  if (isCopula && !(words.progressive !== '' && word.endsWith(words.progressive)))
    return words.ofOffice.has(lower[at + 1] ?? '') ? officeIn(lower, at, isThing, words, language) : null;
  const verb = isLast ? (lower.at(-1) ?? word) : word;
  const isDeed = !words.vague.has(verb) && (isThing(verb) || words.groupOf.has(verb));
  return isDeed ? relationOf('agent', verb, lower.slice(at + 1, at + 3), words, language) : null;
};

/** The verb of a question for what is done most: the last word before `most` that names something. */
const mostIn = (
  text: string,
  isThing: IsThing,
  words: RelationWords,
  language: Language | null,
): AskedRelation | null => {
  const rest = tokens(text.replace(words.most, ' ')).map((word) => word.toLowerCase());
  const things = rest.filter((word) => isThing(word) && !words.prepositions.has(word));
  const [verb, ...others] = things.toReversed();
  if (verb === undefined) return null;
  const deedOf = (word: string): AskedDeed => relationOf('holder', word, [], words, language).deed;
  return { ...relationOf('most', verb, [], words, language), others: others.map(deedOf) };
};

/** How a question is read before its relation is. */
interface Reading {
  /** Where `who` or `which agency` stands, if it asks for a person. */
  readonly who: { readonly from: number; readonly to: number } | null;
  /** Whether it asks for some thing by `what`. */
  readonly asksThing: boolean;
  readonly isThing: IsThing;
}

/** What a question asks a line to say; null if it asks for nothing of the kind. */
export const readRelation = (
  text: string,
  { who, asksThing, isThing }: Reading,
  language: Language | null,
): AskedRelation | null => {
  const words = relationWordsFor(language);
  if (words === null) return null;
  if (who !== null) {
    // `People who lose their job`: not the question word.
    if (tokens(text.slice(0, who.from)).some(isThing)) return null;
    return agentIn(
      tokens(text.slice(who.to)).map((word) => word.toLowerCase()),
      isThing,
      words,
      language,
    );
  }
  return asksThing && words.most.test(text) ? mostIn(text, isThing, words, language) : null;
};

/** Whether a word names an office, or a deed as the same word or a near synonym. */
export const namesDeed = (word: string, { terms, term }: AskedDeed, language: Language | null): boolean => {
  const own = termOfDeed(word, language);
  return terms.has(own) || terms.has(word.toLowerCase()) || (language !== null && sharesRoot(own, term));
};

/** Whether a word tells a deed, in English also as one used similarly. */
export const tellsDeed = (word: string, deed: AskedDeed, language: Language | null): boolean => {
  if (namesDeed(word, deed, language)) return true;
  // A verb whose forms are known tells its own deed: what was built is not designed.
  if (language !== null || relationWordsFor(language)?.groupOf.has(word.toLowerCase()) === true) return false;
  const { term } = deed;
  const own = termOfDeed(word, language);
  const [row, other] = [rowOfStem(own), rowOfStem(term)];
  return row >= 0 && other >= 0 && likenessOfWords(row, other) >= ALIKE;
};

/** The shortest common beginning of two forms of a verb whose vowel changes: `entwarf`, `entworfen`. */
const ROOT = 4;
const PREFIX = /^ge(?=.{4})/;

const sharesRoot = (one: string, other: string): boolean => {
  const [a, b] = [one.replace(PREFIX, ''), other.replace(PREFIX, '')];
  return a.length >= ROOT && a.slice(0, ROOT) === b.slice(0, ROOT) && Math.abs(a.length - b.length) <= ROOT;
};
