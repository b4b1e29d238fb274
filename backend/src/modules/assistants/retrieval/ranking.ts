import { rowOfStem, weightOfWord } from '#text/words/vectors';
import type { AnswerType } from '../languages/question-lexicon';
import {
  TYPES_TO_SHOW,
  TYPES_TO_SHOW_IN_LINE,
  isAnnouncement,
  givesYearOnly,
  answerTypeScore,
} from './answer-type-scores';
import { fitsQuestion } from './fits-question';
import { type ParsedQuestion, type QueryTerm, sameThing, termOf } from './parsed-question';
import type { Passage } from './passage';
import { type Field, type PassageIndex, rarityOf, termWeightIn } from './passage-index';
import { countOfTerm } from './term-rows';

export interface RankedPassage<Location> {
  readonly passage: Passage<Location>;
  /** The position in reading order. */
  readonly position: number;
  /** The score that passages are ordered by. */
  readonly score: number;
  /** The share of the question that the passage covers, from 0 to 1. */
  readonly coverage: number;
  /** Whether it gives the kind of thing asked for. */
  readonly tells: boolean;
  /** Whether it has the rarest name in the question; also true if the material has none of its names. */
  readonly isOfName: boolean;
  /** Whether it says by itself what the question depends on. */
  readonly saysTurn: boolean;
  /** Whether it says what the question depends on together with its heading. */
  readonly saysTurnUnderHeading: boolean;
  /** Whether it says anything that the question names, itself or in its heading; a loosely related word does not count. */
  readonly isRelated: boolean;
}

/** An answering passage covers at least this share of the question. */
export const ANSWERING_COVERAGE = 0.45;
/** Further passages are quoted from this share of the best score. */
export const NEAR_BEST_SCORE = 0.5;

/** Kinds for which a plan does not answer what has happened. */
const DEEDS: ReadonlySet<AnswerType> = new Set<AnswerType>(['thing', 'amount', 'money']);

export const passagesInReadingOrder = <Location>(
  found: readonly RankedPassage<Location>[],
): readonly RankedPassage<Location>[] => [...found].sort((a, b) => a.position - b.position);

/** A term of this strength counts as covered. */
const COVERED = 0.3;
/** Weights of words and names that the material does not have: a missing word matters less than a missing name. */
const UNKNOWN_WORD = 0.4;
const UNKNOWN_NAME = 1.6;
/** The gain for giving the kind of thing asked for, and the share that a heading keeps. */
const GIVEN = 0.6;
const HEADING = 0.4;

/** The weight of a word that fits any goods. */
const GENERIC = 0.05;

const importanceOf = (index: PassageIndex<unknown>, sought: QueryTerm): number =>
  (sought.isGeneric ? GENERIC : 1) * importanceOfThing(index, sought);

const importanceOfThing = (index: PassageIndex<unknown>, { alternatives, weight, isName }: QueryTerm): number => {
  const known = [...alternatives.keys()].filter((term) => index.frequencies.has(term));
  const [term = ''] = alternatives.keys();
  if (known.length === 0) return weight * (isName ? UNKNOWN_NAME : UNKNOWN_WORD) * rarityOf(index, term);
  return weight * Math.max(...known.map((each) => rarityOf(index, each)));
};

interface Weighed {
  readonly term: QueryTerm;
  readonly importance: number;
}

const strengthOf = (index: PassageIndex<unknown>, at: number, { alternatives }: QueryTerm): number => {
  let best = 0;
  for (const [term, nearness] of alternatives) best = Math.max(best, nearness * termWeightIn(index, at, term));
  return best;
};

const weigh = <Location>(
  index: PassageIndex<Location>,
  at: number,
  weighed: readonly Weighed[],
): { readonly score: number; readonly covered: number } => {
  let score = 0;
  let covered = 0;
  for (const { term: sought, importance } of weighed) {
    const strength = strengthOf(index, at, sought);
    score += importance * strength;
    covered += importance * Math.min(1, strength / COVERED);
  }
  return { score, covered };
};

/** The rarest name in the question itself that the material has. */
const rarestName = (index: PassageIndex<unknown>, weighed: readonly Weighed[]): QueryTerm | null => {
  const mentioned = weighed.filter(
    ({ term: { isName, weight, alternatives } }) =>
      isName && weight === 1 && [...alternatives.keys()].some((term) => index.frequencies.has(term)),
  );
  const [rarest] = [...mentioned].sort((one, other) => other.importance - one.importance);
  return rarest?.term ?? null;
};

/** If a question names at most this many things, a passage has to mention each. */
const FEW_THINGS = 2;

/** How distinctive a thing is, by the rarest of its words in the material, or by its own if there is none. */
const tellingOf = (index: PassageIndex<unknown>, sought: QueryTerm): number => {
  const general = index.wordRows.length === 0 ? 1 : weightOfWord(rowOfStem(termOf(sought)));
  const known = sameThing(sought).filter((term) => index.frequencies.has(term));
  if (known.length === 0) return general * rarityOf(index, termOf(sought));
  return general * Math.max(...known.map((term) => (sought.alternatives.get(term) ?? 0) * rarityOf(index, term)));
};

const mostTelling = (sought: readonly QueryTerm[], index: PassageIndex<unknown>): readonly QueryTerm[] =>
  sought
    .map((each) => ({ each, telling: tellingOf(index, each) }))
    .sort((one, other) => other.telling - one.telling)
    .map(({ each }) => each);

type Says = (thing: QueryTerm) => boolean;

/** Whether a passage says what the question depends on: `says` by itself, `saysUnderHeading` with its heading. */
type Turns = (says: Says, saysUnderHeading: Says) => boolean;

/** A question also depends on an object this distinctive, relative to the most distinctive thing. */
const TELLING_OBJECT = 0.6;

/**
 * What a question depends on: every answering line has to say it by itself. No line can if the question names only
 * things that the material lacks, or besides them only one that is not what it counts (a line on a couchette does not
 * say `what does a bed cost?`) and nothing of an earlier one, has such a thing as an object, asks which of such things, or who did such a thing. Otherwise it is the most
 * distinctive thing named, or both of two, with what the question refers back to and its distinctive objects; the
 * heading may say those. If the question itself names nothing, anything that an earlier one named will do.
 */
const turnOf = (
  {
    answerType,
    refersBack,
    terms: sought,
    counted,
    asksLength,
  }: Pick<ParsedQuestion, 'answerType' | 'refersBack' | 'terms' | 'counted' | 'asksLength'>,
  index: PassageIndex<unknown>,
): Turns => {
  const isKnown = (each: QueryTerm): boolean => sameThing(each).some((term) => index.frequencies.has(term));
  const own = sought.filter(({ weight, isGeneric }) => weight === 1 && !(isGeneric && answerType === 'amount'));
  const deeds = own.filter(({ isName }) => !isName);
  const isAbsent = own.some((each) => each.isObject && !isKnown(each));
  const chosen = own.filter(({ isChosen }) => isChosen);
  const isChoiceAbsent = chosen.length > 0 && !chosen.some(isKnown);
  const isDeedAbsent = answerType === 'person' && deeds.length > 0 && !deeds.some(isKnown);
  if (isAbsent || isChoiceAbsent || isDeedAbsent) return () => false;
  const known = own.filter(isKnown);
  const earlier = sought.filter((each) => each.weight < 1 && isKnown(each));
  const isCounted = known.some((each) => counted.has(termOf(each)));
  const isOneOfSeveral = known.length === 1 && own.length > 1 && earlier.length === 0;
  if (isOneOfSeveral && !isCounted && !asksLength) return () => false;
  const [heaviest, ...others] = mostTelling(known, index);
  if (heaviest === undefined)
    return own.length > 0 ? () => false : (says) => !sought.some(isKnown) || sought.some(says);
  const pointedTo = refersBack ? mostTelling(earlier, index).slice(0, 1) : [];
  if (others.length < FEW_THINGS)
    return (says, saysUnderHeading) => [heaviest, ...others].every(says) && pointedTo.every(saysUnderHeading);
  const least = TELLING_OBJECT * tellingOf(index, heaviest);
  const objects = others.filter((each) => each.isObject && tellingOf(index, each) >= least);
  return (says, saysUnderHeading) => says(heaviest) && objects.every(saysUnderHeading);
};

const ITSELF: readonly Field[] = ['own', 'spelt', 'lead'];

const saysIn = (
  { passages, numbers, rows }: PassageIndex<unknown>,
  at: number,
  sought: QueryTerm,
  among: readonly Field[],
): boolean => {
  const fields = passages[at]?.fields;
  if (fields === undefined) return false;
  const terms = among.flatMap((field) => fields[field]);
  const says = (term: string): boolean => {
    const number = numbers.get(term);
    return number !== undefined && terms.some((row) => countOfTerm(rows, row, number) > 0);
  };
  return sameThing(sought).some(says) || (sought.spelt.length > 1 && sought.spelt.every(says));
};

/**
 * All passages that match any part of a question, best first; `questionTarget`: what the part before it named, which
 * this one is about.
 */
export const rankPassages = <Location>(
  question: ParsedQuestion,
  index: PassageIndex<Location>,
  questionTarget: readonly QueryTerm[] = [],
): readonly RankedPassage<Location>[] => {
  const { answerType, asksDay, asksSoFar, comparesTwo, terms: sought, counted, given } = question;
  const weighed = sought.map((each): Weighed => ({ term: each, importance: importanceOf(index, each) }));
  const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
  // The question names nothing but the kind of thing: `deadline?`
  const isBare = all === 0 && TYPES_TO_SHOW.has(answerType);
  const name = rarestName(index, weighed);
  const turns = turnOf(question, index);
  const [ofTarget] = mostTelling(
    questionTarget.filter((each) => sameThing(each).some((term) => index.frequencies.has(term))),
    index,
  );
  const saysTurnIn = (at: number, among: readonly Field[]): boolean =>
    turns(
      (each) => saysIn(index, at, each, among),
      (each) => saysIn(index, at, each, [...ITSELF, 'heading']),
    ) &&
    (ofTarget === undefined || saysIn(index, at, ofTarget, among));
  const found = index.passages.map(({ passage }, position): RankedPassage<Location> => {
    const answerTypeScoreOf = answerTypeScore(passage, answerType, index.language, counted, given);
    const { score, covered } = isBare
      ? { score: answerTypeScoreOf, covered: answerTypeScoreOf }
      : weigh(index, position, weighed);
    return {
      passage,
      position: position,
      score: score * (1 + GIVEN * answerTypeScoreOf) * (passage.isHeading ? HEADING : 1),
      coverage: isBare ? covered : covered / Math.max(all, Number.MIN_VALUE),
      tells:
        (answerTypeScoreOf > 0 || !TYPES_TO_SHOW_IN_LINE.has(answerType)) &&
        !(asksDay && givesYearOnly(passage, index.language)) &&
        !comparesTwo &&
        !(asksSoFar && DEEDS.has(answerType) && isAnnouncement(passage, index.language)) &&
        fitsQuestion(question, passage, index.language),
      isOfName: name === null || strengthOf(index, position, name) > 0,
      saysTurn: saysTurnIn(position, ITSELF),
      saysTurnUnderHeading: saysTurnIn(position, [...ITSELF, 'heading']),
      isRelated: isBare || sought.some((each) => saysIn(index, position, each, [...ITSELF, 'heading'])),
    };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.position - b.position);
};
