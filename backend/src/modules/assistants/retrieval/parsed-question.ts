import { isPlace, samePeople } from '#engine/gate/peoples';
import { agencyByName } from '#modules/agencies/published';
import type { Language } from '#text/languages/language';
import { daysMentionedIn } from '#text/words/dates';
import { nameWordsIn } from '#text/words/names';
import { spellingVariants } from '#text/words/spelling-variants';
import { contentStem, tokens } from '#text/words/stems';
import { yearDigits } from '#text/words/year';
import { type WordInEnglish, wordsInEnglish } from '../languages/in-english';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { type AskedRelation, readRelation } from './asked-relation';
import { isFigure, sameNumber, termsOf } from './index-terms';
import { type ItemCount, itemCountIn } from './item-count';
import { kindsOfWork } from './kinds-of-work';
import { correctedTerm } from './misspelt';
import type { PassageIndex } from './passage-index';
import { withPercentSigns } from './percentages';
import {
  type Patterns,
  answerTypeOf,
  askingIn,
  howMuchIn,
  asksCount,
  asksForReplacement,
  asksAboutPast,
  isFollowUpTo,
  namesThing,
  patternsFor,
  refersBackIn,
} from './question-patterns';
import { relatedTerms } from './related-terms';
import { asksAll, staffSynonyms, withStaffNamed } from './staff';

/** One thing that a question names. */
export interface QueryTerm {
  /** The word as it was written. */
  readonly written: string;
  /** Terms by which passages may mention it, each with the certainty that it means the same; 1 for the word itself. */
  readonly alternatives: ReadonlyMap<string, number>;
  /** The weight, which is lower if an earlier question named it. */
  readonly weight: number;
  readonly isName: boolean;
  /**
   * The terms of its long form, if it is an abbreviation that the material spells out. Only all of them together mean
   * the same.
   */
  readonly spelt: readonly string[];
  /** Set if the material has no such word and it is from another language. `thing`: a noun, as far as capitals show. */
  readonly unread: 'thing' | 'word' | null;
  /** Whether it is the object of a preposition, and so a thing: `films` in `the tariff on foreign films`. */
  readonly isObject: boolean;
  /** Whether it fits any goods, and another word says which: `products` in `copper products`. */
  readonly isGeneric: boolean;
  /** Whether the question asks which of these: `members` in `which members voted?` */
  readonly isChosen: boolean;
}

export interface ParsedQuestion {
  readonly answerType: AnswerType;
  readonly terms: readonly QueryTerm[];
  /** An abbreviation of the material that the question asks the meaning of. */
  readonly abbreviation: string | null;
  /** How many things the question itself names. */
  readonly ownCount: number;
  readonly isSupposing: boolean;
  /** Whether it refers to something mentioned before: `when did that start?` */
  readonly refersBack: boolean;
  /** Whether it is about an earlier state: `the first pause`, `previously`. */
  readonly isOfEarlier: boolean;
  /** Whether it asks how things are rather than how they were. */
  readonly isOfPresent: boolean;
  /** Whether it asks for a day rather than a year. */
  readonly asksDay: boolean;
  /** Whether it asks when something will happen. */
  readonly asksComing: boolean;
  /** Whether it asks for a length: `how far did it go?` */
  readonly asksLength: boolean;
  /** Whether it asks if something has happened by now, or which of several things has. */
  readonly asksSoFar: boolean;
  /**
   * Whether it asks which of two has more: `the clearinghouse or the hiring`. A line about one of them does not answer.
   */
  readonly comparesTwo: boolean;
  readonly asksInstead: boolean;
  readonly asksNames: boolean;
  /** The number of things that it asks for, if it gives one and does not ask how many, when or how much. */
  readonly several: ItemCount | null;
  /** Stems of the word after `how many`: the thing to be counted. Empty if there is none. */
  readonly counted: ReadonlySet<string>;
  /** Whether it asks for the number of all there are: `how many employees does it have?` */
  readonly asksAll: boolean;
  /** Figures in the question itself, which do not answer how much. */
  readonly given: ReadonlySet<string>;
  /** The days in it that have a year, as milliseconds UTC: `what happens on November 11, 2025?` */
  readonly days: readonly number[];
  /** What a line has to say to answer `who` or `what … most`; null if it asks for nothing of the kind. */
  readonly relation: AskedRelation | null;
  /** The words by which it names something, in lower case. */
  readonly named: ReadonlySet<string>;
  /** Terms of the words right after `how many` or `how much`; a verb may be among them. */
  readonly afterAmount: readonly string[];
}

/** The weight of what an earlier question named. */
const WEIGHT_OF_EARLIER = 0.5;
/** A question with at most this many named things continues the one before: `deadline?` */
const MOST_NAMES_TO_CONTINUE = 1;
/**
 * A question of this many words with a name of its own, or a thing that the material has, is about that alone: `Did the FDA
 * say anything?`, `What happened to the milk?`
 */
const WORDS_OF_A_WHOLE_QUESTION = 4;
/** One without a question word is whole with fewer: `Is the strike over?`, of which the end is asked. */
const WORDS_TO_ASK_WHETHER = 3;
/** A question that continues the answer just given names at most this many things. */
export const MAX_NAMES_OF_FOLLOW_UP = 2;
/** Less similar names are different: `Japan` and `Korea`. */
const SAME_NAME = 0.5;
/** How surely a kind of work is the work that is asked about. */
const KIND_OF_WORK = 0.6;
/** A question for the meaning of an abbreviation names at most this many things. */
const MOST_NAMES_TO_ASK_A_MEANING = 2;

/** A year even next to a letter: `FY2026`. */
const YEAR_IN_WORD = new RegExp(String.raw`(?<!\d)${yearDigits}(?!\d)`);

/** Kinds for which a number in the question does not say how many are asked for. */
const ONE_OF_KIND: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'share',
  'money',
  'time',
  'until',
  'amount',
  'reason',
]);

/** The name of an agency by its abbreviation, which the material may not spell out: `OPM`. */
const agencyAbbreviatedBy = (word: string): string | undefined => {
  const agency = /^\p{Lu}{3,}$/u.test(word) ? agencyByName(word) : undefined;
  return agency?.abbreviation === word ? agency.name : undefined;
};

/** The long form of an abbreviation: from the material, or the name of an agency. */
const longOf = (word: string, { abbreviations }: PassageIndex<unknown>): string | undefined =>
  abbreviations.find(({ short }) => short.toLowerCase() === word.toLowerCase())?.long ?? agencyAbbreviatedBy(word);

/** Whether these are two countries or peoples, however similar their names are used: `Germany` and `Poland`. */
const areTwoPlaces = (term: string, other: string): boolean =>
  isPlace(term) && isPlace(other) && !samePeople(term).includes(other);

/** The alternatives of a word: itself, its abbreviation in the material, and words with nearly the same meaning. */
const alternativesOf = (
  word: string,
  next: readonly string[],
  term: string,
  index: PassageIndex<unknown>,
  isName: boolean,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>(sameNumber(term).map((each) => [each, 1] as const));
  const long = longOf(word, index);
  for (const each of long === undefined ? [] : termsOf(long, index.language)) found.set(each, 0.4);
  if (index.language === null) {
    for (const each of spellingVariants(term)) if (index.frequencies.has(each)) found.set(each, 1);
    for (const [related, nearness] of relatedTerms(word, next))
      if (index.frequencies.has(related) && (!isName || nearness >= SAME_NAME) && !areTwoPlaces(term, related))
        found.set(related, Math.max(nearness, found.get(related) ?? 0));
  }
  return found;
};

/**
 * The term of English material for a word in another spelling: `aluminum` for `aluminium`. Null if the material has
 * none, or several.
 */
const termSpeltOtherwise = (term: string, { language, frequencies }: PassageIndex<unknown>): string | null => {
  if (language !== null || frequencies.has(term)) return null;
  const [only, other] = spellingVariants(term).filter((each) => frequencies.has(each));
  return other === undefined ? (only ?? null) : null;
};

/** Whether the word at a position ends the phrase after a preposition: `the foreign …`. */
const isObjectAt = (words: readonly string[], at: number, language: Language | null): boolean => {
  const { prepositions, adverbials, elsewhere, generic } = patternsFor(language);
  if (adverbials.test(words.slice(Math.max(0, at - 2), at + 1).join(' '))) return false;
  if (elsewhere.has((words[at] ?? '').toLowerCase())) return false;
  const next = words[at + 1] ?? '';
  if (namesThing(next, language) && !generic.has(next.toLowerCase())) return false;
  let before = at - 1;
  while (before >= 0 && namesThing(words[before] ?? '', language)) before--;
  const near = words.slice(Math.max(0, before - 1), before + 1);
  return near.some((word) => prepositions.test(word));
};

/**
 * Whether a general noun, which fits any goods, stands next to the word that says which: `copper products`, `goods from
 * Canada`.
 */
const isGenericAt = (words: readonly string[], at: number, language: Language | null): boolean => {
  const { prepositions, generic } = patternsFor(language);
  const inSmall = (index: number): string => (words[index] ?? '').toLowerCase();
  if (!generic.has(inSmall(at))) return false;
  const isAfterThing = at > 0 && namesThing(words[at - 1] ?? '', language) && !generic.has(inSmall(at - 1));
  const isBeforeThing =
    prepositions.test(inSmall(at + 1)) && words.slice(at + 2).some((word) => namesThing(word, language));
  return isAfterThing || isBeforeThing;
};

/** Whether the word at a position is in the phrase after `which`, as `trade` and `deals` in `which trade deals`. */
const isChosenAt = (words: readonly string[], at: number, language: Language | null): boolean => {
  let before = at - 1;
  while (before >= 0 && namesThing(words[before] ?? '', language)) before--;
  return patternsFor(language).determiners.test(words[before] ?? '');
};

/** The words of a text as the material would have them: for English material, names and common things in English. */
const wordsFor = (text: string, language: Language | null, index: PassageIndex<unknown>): readonly WordInEnglish[] =>
  language !== null && index.language === null
    ? wordsInEnglish(text, language)
    : tokens(text).map((word) => ({ word, written: word, isTranslated: false, isName: false }));

/** The term of the material for a word; for an English question, also in another spelling or misspelt. */
const termFor = (word: string, isName: boolean, language: Language | null, index: PassageIndex<unknown>): string => {
  const term = contentStem(word, index.language);
  if (index.language !== null) return term;
  const mayBeMisspelt = !isName && language === null;
  return termSpeltOtherwise(term, index) ?? (mayBeMisspelt ? correctedTerm(word, term, index) : null) ?? term;
};

const unreadAs = (word: string, { capitalisedNouns }: Language): 'thing' | 'word' =>
  capitalisedNouns && word === word.toLowerCase() ? 'word' : 'thing';

const termsIn = (
  text: string,
  weight: number,
  index: PassageIndex<unknown>,
  language: Language | null,
): readonly QueryTerm[] => {
  const names = nameWordsIn(text);
  const terms = new Map<string, QueryTerm>();
  const isCounting = asksCount(text, language);
  const all = wordsFor(text, language, index);
  const words = all.map(({ word }) => word);
  // Words that only ask are not searched for: `how high`, and in another language also `which agency`.
  const asking = new Set(
    tokens(language === null || index.language !== null ? howMuchIn(text, language) : askingIn(text, language)),
  );
  for (const [position, { word, written, isTranslated, isName: isRegion }] of all.entries()) {
    const isGeneric = isGenericAt(words, position, language);
    const lower = word.toLowerCase();
    if (asking.has(word)) continue;
    if (!(isTranslated || namesThing(word, language)) || contentStem(word, index.language) === '') continue;
    const isName = isRegion || (names.has(lower) && language?.capitalisedNouns !== true);
    const term = termFor(word, isName, language, index);
    const alike = alternativesOf(word, words.slice(position + 1, position + 3), term, index, isName);
    const others = isCounting ? staffSynonyms(term, index.language).filter((each) => index.frequencies.has(each)) : [];
    const works = kindsOfWork(word, words[position - 1], index.language).filter((each) => !alike.has(each));
    const alternatives = new Map([
      ...alike,
      ...others.map((each) => [each, 1] as const),
      ...works.flatMap((each) => (index.frequencies.has(each) ? [[each, KIND_OF_WORK] as const] : [])),
    ]);
    const isKnown = [...alternatives.keys()].some((each) => index.frequencies.has(each));
    terms.set(term, {
      written,
      alternatives,
      weight,
      isName,
      unread:
        language === null || index.language !== null || isTranslated || isKnown || isGeneric
          ? null
          : unreadAs(word, language),
      spelt: termsOf(longOf(word, index) ?? '', index.language),
      isObject: isObjectAt(words, position, language),
      isGeneric,
      isChosen: isChosenAt(words, position, language),
    });
  }
  for (const term of termsOf(text, index.language))
    if (isFigure(term))
      terms.set(term, {
        written: term,
        alternatives: new Map<string, number>(sameNumber(term).map((each) => [each, 1] as const)),
        weight,
        isName: true,
        spelt: [],
        unread: null,
        isObject: false,
        isGeneric: false,
        isChosen: false,
      });
  return [...terms.values()];
};

/** The words of a question in another language for which the material has none. */
export const unreadIn = ({ terms }: Pick<ParsedQuestion, 'terms'>): readonly string[] =>
  terms.flatMap(({ unread, written }) => (unread === null ? [] : [written]));

/** The unread words that name a thing. */
export const unreadThingsIn = ({ terms }: Pick<ParsedQuestion, 'terms'>): readonly string[] =>
  terms.flatMap(({ unread, written }) => (unread === 'thing' ? [written] : []));

/** Less similar words mean different things. */
const SAME_THING = 0.5;

/** The terms with the same meaning. */
export const sameThing = (queryTerm: QueryTerm | undefined): readonly string[] =>
  [...(queryTerm?.alternatives ?? [])].flatMap(([term, nearness]) => (nearness >= SAME_THING ? [term] : []));

export const termOf = ({ alternatives }: QueryTerm): string => [...alternatives.keys()][0] ?? '';

/**
 * The terms before another word: in `how many cybersecurity specialists are there`, `cybersecurity` and `specialists`.
 */
const countedAfterAmount = (
  text: string,
  own: readonly QueryTerm[],
  { answerTypes }: Patterns,
  { language }: PassageIndex<unknown>,
): readonly string[] => {
  const found = answerTypes.amount.exec(text);
  if (found === null) return [];
  const mentioned: string[] = [];
  for (const word of tokens(text.slice(found.index + found[0].length))) {
    const term = contentStem(word, language);
    if (term === '' || !own.some((each) => termOf(each) === term)) break;
    mentioned.push(term);
  }
  return mentioned;
};

/** An amount of something done (`how much of it has actually been paid?`) is not that of something promised. */
const OF_DEEDS: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'money']);

const asksSoFar = (
  text: string,
  answerType: AnswerType,
  { soFar, didSo, choosing, interrogatives }: Patterns,
): boolean => {
  if (soFar.test(text) && OF_DEEDS.has(answerType)) return true;
  return (soFar.test(text) || didSo.test(text)) && (choosing.test(text) || !interrogatives.test(text));
};

/** The last of the earlier questions; while one refers back to the question before it, that one, too. Newest first. */
const pointedFrom = (history: readonly string[], inLanguage: (text: string) => Language | null): readonly string[] => {
  const from = history.findLastIndex((each) => !refersBackIn(each, inLanguage(each)));
  return history.slice(Math.max(0, from)).reverse();
};

/** What narrows the kind of thing that a question asks for. */
const narrowing = (
  text: string,
  answerType: AnswerType,
  words: Patterns,
): Pick<ParsedQuestion, 'asksDay' | 'asksComing' | 'asksLength' | 'asksSoFar'> => ({
  asksDay: answerType === 'time' && words.day.test(text),
  asksComing: answerType === 'time' && words.coming.test(text),
  asksLength: answerType === 'amount' && words.length.test(text),
  asksSoFar: asksSoFar(text, answerType, words),
});

/** What a question asks the number of. */
const counting = (
  written: string,
  text: string,
  answerType: AnswerType,
  own: readonly QueryTerm[],
  index: PassageIndex<unknown>,
  language: Language | null,
): Pick<ParsedQuestion, 'counted' | 'asksAll' | 'afterAmount'> => {
  const afterAmount = countedAfterAmount(text, own, patternsFor(language), index);
  const counted = answerType === 'amount' ? own.find((each) => termOf(each) === afterAmount.at(-1)) : undefined;
  return {
    counted: new Set(counted?.alternatives.keys()),
    asksAll: counted !== undefined && asksAll(written, language),
    afterAmount,
  };
};

/** What relates an answering line to the question, if it is in the language of the material, and what it names. */
const relating = (
  text: string,
  answerType: AnswerType,
  { answerTypes, interrogatives, where }: Patterns,
  language: Language | null,
  index: PassageIndex<unknown>,
): Pick<ParsedQuestion, 'relation' | 'named'> => {
  const isThing = (word: string): boolean => namesThing(word, language);
  const found = answerType === 'person' ? answerTypes.person.exec(text) : null;
  const who = found === null ? null : { from: found.index, to: found.index + found[0].length };
  const asksThing = answerType === 'thing' && interrogatives.test(text) && !where.test(text);
  return {
    relation: language === index.language ? readRelation(text, { who, asksThing, isThing }, language) : null,
    named: new Set(tokens(text).flatMap((word) => (isThing(word) ? [word.toLowerCase()] : []))),
  };
};

/** Reads a question over some material; `history`: the earlier questions, newest last. */
export const parseQuestion = (
  written: string,
  history: readonly string[],
  index: PassageIndex<unknown>,
  inLanguage: (text: string) => Language | null = questionLanguage,
): ParsedQuestion => {
  const language = inLanguage(written);
  const text = withStaffNamed(withPercentSigns(written), language);
  const words = patternsFor(language);
  const own = termsIn(text, 1, index, language);
  const answerType = answerTypeOf(text, words);
  const namesBy = (word: string): readonly string[] => {
    const term = contentStem(word, index.language);
    return term === '' ? [] : sameThing(own.find((each) => termOf(each) === term));
  };
  const abbreviation = index.abbreviations.find(({ short }) => tokens(text).includes(short))?.short ?? null;
  const isMeaning =
    abbreviation !== null && own.length <= MOST_NAMES_TO_ASK_A_MEANING && words.answerTypes.meaning.test(text);
  const previous = history.at(-1);
  const shared = {
    ownCount: own.length,
    isSupposing: words.supposing.test(text),
    refersBack: refersBackIn(text, language),
    isOfEarlier: words.earlier.test(text),
    isOfPresent: !asksAboutPast(text, language) && !YEAR_IN_WORD.test(text),
    ...narrowing(text, answerType, words),
    comparesTwo: words.compared.test(text) && words.or.test(text),
    asksInstead: asksForReplacement(text, language),
    asksNames: words.names.test(text),
    several: ONE_OF_KIND.has(answerType) ? null : itemCountIn(text, language, namesBy),
    ...counting(written, text, answerType, own, index, language),
    given: new Set(own.map(termOf).filter(isFigure)),
    days: YEAR_IN_WORD.test(text) ? daysMentionedIn(text, 0) : [],
    ...relating(text, answerType, words, language, index),
  };
  const isKnown = own.some((each) => sameThing(each).some((term) => index.frequencies.has(term)));
  const isWhole =
    answerType === 'thing' &&
    (isKnown || own.some(({ isName }) => isName)) &&
    tokens(text).length >= (words.interrogatives.test(text) ? WORDS_OF_A_WHOLE_QUESTION : WORDS_TO_ASK_WHETHER);
  const isFollowUp =
    previous !== undefined && ((own.length <= MOST_NAMES_TO_CONTINUE && !isWhole) || isFollowUpTo(text, language));
  if (!isFollowUp) return { ...shared, answerType: isMeaning ? 'meaning' : answerType, terms: own, abbreviation };
  const known = new Set(own.map(termOf));
  const previously = inLanguage(previous);
  const earlier = pointedFrom(history, inLanguage)
    .flatMap((each) => termsIn(each, WEIGHT_OF_EARLIER, index, inLanguage(each)))
    .filter((each) => !known.has(termOf(each)));
  return {
    ...shared,
    answerType: answerType === 'thing' ? answerTypeOf(previous, patternsFor(previously)) : answerType,
    terms: [...own, ...earlier],
    abbreviation: null,
  };
};
