import { agencyNamed } from '#modules/agencies/published';
import type { Language } from '#text/languages/language';
import { contentStem, tokens } from '#text/words/stems';
import { languageOf } from '#text/languages/detection';
import { namesIn } from '#text/words/names';
import type { Asked } from '../languages/question-words';
import { type Patterns, askedOf, patternsFor } from './asking';
import { meantBy } from './misspelt';
import type { PassageIndex } from './passage-index';
import { relatedWords } from './related-words';
import { type Several, severalIn } from './several';
import { isFigure, termsOf } from './terms';

/** One thing that a question names. */
export interface Sought {
  /** The word as it was written. */
  readonly written: string;
  /** Terms by which passages may tell it, each with how surely it is the same: 1 for the word itself. */
  readonly alternatives: ReadonlyMap<string, number>;
  /** How much it counts: less if an earlier question named it. */
  readonly weight: number;
  readonly isName: boolean;
  /** Whether it is what a preposition stands before: `films` in `the tariff on foreign films`, a thing and no deed. */
  readonly isObject: boolean;
}

export interface Question {
  readonly asked: Asked;
  readonly sought: readonly Sought[];
  /** An abbreviation of the material that it asks the meaning of. */
  readonly abbreviation: string | null;
  /** How much it names itself. */
  readonly ownCount: number;
  /** Whether it asks what would be if things were otherwise. */
  readonly isSupposing: boolean;
  /** Whether it asks of what was before: `the first pause`, `previously`. */
  readonly isOfEarlier: boolean;
  /** Whether it asks if something has come about by now, or which of several. */
  readonly asksSoFar: boolean;
  /** Whether it asks which of two has more: `the clearinghouse or the hiring`. A line about one of them is no answer. */
  readonly weighsTwo: boolean;
  /** How many things it asks for, where it says so and does not ask how many, when or how much. */
  readonly several: Several | null;
  /** What it asks the number of: stems of the word after `how many`; empty if nothing. */
  readonly counted: ReadonlySet<string>;
  /** Figures in the question itself: they do not answer how much. */
  readonly given: ReadonlySet<string>;
  /** Terms of all that is named right after `how many` or `how much`: a verb may be among them. */
  readonly afterAmount: readonly string[];
}

/** What an earlier question named counts this much. */
const EARLIER = 0.5;
/** A question that names no more than this goes on from the one before: `deadline?` */
const SCANT = 1;
/** Names that are less related than this are of others: `Japan` and `Korea`. */
const SAME_NAME = 0.5;
/** More would be no question for the meaning of an abbreviation. */
const FEW = 2;

/** Of these a number in the question says nothing of how many are asked for. */
const ONE_OF_KIND: ReadonlySet<Asked> = new Set<Asked>(['share', 'money', 'time', 'until', 'amount', 'reason']);

/** Agencies are asked for by abbreviations that the material may not have: `OPM`. */
const agencyAbbreviatedBy = (word: string): string | undefined => {
  const agency = /^\p{Lu}{3,}$/u.test(word) ? agencyNamed(word) : undefined;
  return agency?.abbreviation === word ? agency.name : undefined;
};

/** Alternatives of a word: itself, what the material abbreviates by it, and words that mean nearly the same. */
const alternativesOf = (
  word: string,
  next: readonly string[],
  term: string,
  index: PassageIndex<unknown>,
  isName: boolean,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>([[term, 1]]);
  const long =
    index.abbreviations.find(({ short }) => short.toLowerCase() === word.toLowerCase())?.long ??
    agencyAbbreviatedBy(word);
  for (const each of long === undefined ? [] : termsOf(long, index.language)) found.set(each, 0.4);
  if (index.language === null)
    for (const [related, nearness] of relatedWords(word, next))
      if (index.frequencies.has(related) && (!isName || nearness >= SAME_NAME))
        found.set(related, Math.max(nearness, found.get(related) ?? 0));
  return found;
};

/** Whether only words of its group, `the foreign …`, stand between a preposition and the word at a place, and none of it after. */
const isObjectAt = (words: readonly string[], at: number, language: Language | null): boolean => {
  const { prepositions, asking } = patternsFor(language);
  const isOfGroup = (word: string): boolean => contentStem(word, language) !== '' && !asking.has(word.toLowerCase());
  if (isOfGroup(words[at + 1] ?? '')) return false;
  let before = at - 1;
  while (before >= 0 && isOfGroup(words[before] ?? '')) before--;
  const near = words.slice(Math.max(0, before - 1), before + 1);
  return near.some((word) => prepositions.test(word));
};

const soughtIn = (
  text: string,
  weight: number,
  index: PassageIndex<unknown>,
  language: Language | null,
): readonly Sought[] => {
  const { asking } = patternsFor(language);
  const names = namesIn(text);
  const sought = new Map<string, Sought>();
  const words = tokens(text);
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase();
    if (asking.has(lower) || contentStem(word, language) === '' || contentStem(word, index.language) === '') continue;
    const spelt = contentStem(word, index.language);
    const isName = names.has(lower) && language?.capitalisedNouns !== true;
    const term = (language === null && !isName ? meantBy(word, spelt, index) : null) ?? spelt;
    sought.set(term, {
      written: word,
      alternatives: alternativesOf(word, words.slice(at + 1, at + 3), term, index, isName),
      weight,
      isName,
      isObject: isObjectAt(words, at, language),
    });
  }
  for (const term of termsOf(text, index.language))
    if (isFigure(term))
      sought.set(term, { written: term, alternatives: new Map([[term, 1]]), weight, isName: true, isObject: false });
  return [...sought.values()];
};

/** Words less related than this are of other things. */
const SAME_THING = 0.5;

/** Terms of the same thing. */
export const sameThing = (sought: Sought | undefined): readonly string[] =>
  [...(sought?.alternatives ?? [])].flatMap(([term, nearness]) => (nearness >= SAME_THING ? [term] : []));

const termOf = ({ alternatives }: Sought): string => [...alternatives.keys()][0] ?? '';

/** Of `how many cybersecurity specialists are there`, `cybersecurity` and `specialists`: all that is named before another word. */
const namedAfterAmount = (
  text: string,
  own: readonly Sought[],
  { asked }: Patterns,
  { language }: PassageIndex<unknown>,
): readonly string[] => {
  const found = asked.amount.exec(text);
  if (found === null) return [];
  const named: string[] = [];
  for (const word of tokens(text.slice(found.index + found[0].length))) {
    const term = contentStem(word, language);
    if (term === '' || !own.some((each) => termOf(each) === term)) break;
    named.push(term);
  }
  return named;
};

/** Understands a question over some material; `history` are the questions before it, the last one last. */
export const readQuestion = (
  text: string,
  history: readonly string[],
  index: PassageIndex<unknown>,
  inLanguage: (text: string) => Language | null = languageOf,
): Question => {
  const language = inLanguage(text);
  const words = patternsFor(language);
  const own = soughtIn(text, 1, index, language);
  const asked = askedOf(text, words);
  const namedBy = (word: string): readonly string[] => {
    const term = contentStem(word, index.language);
    return term === '' ? [] : sameThing(own.find((each) => termOf(each) === term));
  };
  const abbreviation = index.abbreviations.find(({ short }) => tokens(text).includes(short))?.short ?? null;
  const isMeaning = abbreviation !== null && own.length <= FEW && words.asked.meaning.test(text);
  const previous = history.at(-1);
  const afterAmount = namedAfterAmount(text, own, words, index);
  const counted = asked === 'amount' ? own.find((each) => termOf(each) === afterAmount.at(-1)) : undefined;
  const shared = {
    ownCount: own.length,
    isSupposing: words.supposing.test(text),
    isOfEarlier: words.earlier.test(text),
    asksSoFar: words.soFar.test(text) && (words.choosing.test(text) || !words.interrogatives.test(text)),
    weighsTwo: words.compared.test(text) && words.or.test(text),
    several: ONE_OF_KIND.has(asked) ? null : severalIn(text, language, namedBy),
    counted: new Set(counted?.alternatives.keys()),
    given: new Set(own.map(termOf).filter(isFigure)),
    afterAmount,
  };
  const goesOn = previous !== undefined && (own.length <= SCANT || words.goesOn.test(text));
  if (!goesOn) return { ...shared, asked: isMeaning ? 'meaning' : asked, sought: own, abbreviation };
  const known = new Set(own.map(termOf));
  const previously = inLanguage(previous);
  const earlier = soughtIn(previous, EARLIER, index, previously).filter((each) => !known.has(termOf(each)));
  return {
    ...shared,
    asked: asked === 'thing' ? askedOf(previous, patternsFor(previously)) : asked,
    sought: [...own, ...earlier],
    abbreviation: null,
  };
};
