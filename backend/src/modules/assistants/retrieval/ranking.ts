import type { Passage } from './passage';
import { type Field, type PassageIndex, rarityOf, strengthIn } from './passage-index';
import { type Question, type Sought, sameThing } from './question';
import { termOf } from './said-in-rows';
import { tellsSeveral } from './several';
import { countIn } from './term-rows';
import { NEEDED, isToCome, toldBy } from './told-kinds';
import { rowOfStem, weightOfWord } from '#text/words/vectors';

export interface Found<Place> {
  readonly passage: Passage<Place>;
  /** Position in the order of reading. */
  readonly at: number;
  /** For the order among passages. */
  readonly score: number;
  /** How much of the question the passage covers, from 0 to 1. */
  readonly coverage: number;
  /** Whether it has the kind of thing that is asked for. */
  readonly tells: boolean;
  /** Whether it says the rarest name that the question names itself; also where it names none that the material has. */
  readonly isOfName: boolean;
  /** Whether it says by itself what the question turns on. */
  readonly saysTurn: boolean;
  /** The same of it with its heading. */
  readonly saysTurnUnderHeading: boolean;
}

/** A term as strong as this is covered. */
const COVERED = 0.3;
/** Words that the material does not have say less about what is asked than names do. */
const UNKNOWN_WORD = 0.4;
const UNKNOWN_NAME = 1.6;
/** What a passage gains by having the kind of thing that is asked for, and what a heading keeps. */
const TOLD = 0.6;
const HEADING = 0.4;

const importanceOf = (index: PassageIndex<unknown>, { alternatives, weight, isName }: Sought): number => {
  const known = [...alternatives.keys()].filter((term) => index.frequencies.has(term));
  const [term = ''] = alternatives.keys();
  if (known.length === 0) return weight * (isName ? UNKNOWN_NAME : UNKNOWN_WORD) * rarityOf(index, term);
  return weight * Math.max(...known.map((each) => rarityOf(index, each)));
};

interface Weighed {
  readonly sought: Sought;
  readonly importance: number;
}

const strengthOf = (index: PassageIndex<unknown>, at: number, { alternatives }: Sought): number => {
  let best = 0;
  for (const [term, nearness] of alternatives) best = Math.max(best, nearness * strengthIn(index, at, term));
  return best;
};

const weigh = <Place>(
  index: PassageIndex<Place>,
  at: number,
  weighed: readonly Weighed[],
): { readonly score: number; readonly covered: number } => {
  let score = 0;
  let covered = 0;
  for (const { sought, importance } of weighed) {
    const strength = strengthOf(index, at, sought);
    score += importance * strength;
    covered += importance * Math.min(1, strength / COVERED);
  }
  return { score, covered };
};

/** The rarest of the names that a question names itself and the material has. */
const rarestName = (index: PassageIndex<unknown>, weighed: readonly Weighed[]): Sought | null => {
  const named = weighed.filter(
    ({ sought: { isName, weight, alternatives } }) =>
      isName && weight === 1 && [...alternatives.keys()].some((term) => index.frequencies.has(term)),
  );
  const [rarest] = [...named].sort((one, other) => other.importance - one.importance);
  return rarest?.sought ?? null;
};

/** Of so few things that are named, each has to be said. */
const FEW_THINGS = 2;

/** How much a thing tells, by the rarest word for it that the material has; by its own if it has none. */
const tellingOf = (index: PassageIndex<unknown>, sought: Sought): number => {
  const general = index.wordRows.length === 0 ? 1 : weightOfWord(rowOfStem(termOf(sought)));
  const known = sameThing(sought).filter((term) => index.frequencies.has(term));
  if (known.length === 0) return general * rarityOf(index, termOf(sought));
  return general * Math.max(...known.map((term) => (sought.alternatives.get(term) ?? 0) * rarityOf(index, term)));
};

const mostTelling = (sought: readonly Sought[], index: PassageIndex<unknown>): readonly Sought[] =>
  sought
    .map((each) => ({ each, telling: tellingOf(index, each) }))
    .sort((one, other) => other.telling - one.telling)
    .map(({ each }) => each);

type Turns = (says: (thing: Sought) => boolean) => boolean;

/**
 * What a question turns on, of which every line that answers has to say by itself: the thing named that tells the most, or both of two;
 * any of what an earlier question named, if it names nothing itself. No line does where it names only what is nowhere in the material,
 * or asks of such a thing.
 */
const turnOf = (sought: readonly Sought[], index: PassageIndex<unknown>): Turns => {
  const isKnown = (each: Sought): boolean => sameThing(each).some((term) => index.frequencies.has(term));
  const own = sought.filter(({ weight }) => weight === 1);
  const absent = own.some((each) => each.isObject && !isKnown(each));
  if (absent) return () => false;
  const [heaviest, ...others] = mostTelling(own.filter(isKnown), index);
  if (heaviest === undefined)
    return own.length > 0 ? () => false : (says) => !sought.some(isKnown) || sought.some(says);
  const things = others.length < FEW_THINGS ? [heaviest, ...others] : [heaviest];
  return (says) => things.every(says);
};

const ITSELF: readonly Field[] = ['own', 'spelt', 'lead'];

const saysIn = (
  { passages, numbers, rows }: PassageIndex<unknown>,
  at: number,
  sought: Sought,
  among: readonly Field[],
): boolean => {
  const fields = passages[at]?.fields;
  if (fields === undefined) return false;
  const said = among.flatMap((field) => fields[field]);
  return sameThing(sought).some((term) => {
    const number = numbers.get(term);
    return number !== undefined && said.some((row) => countIn(rows, row, number) > 0);
  });
};

/** All passages that have anything of a question, the best first; `subject`: what the part before it named, of which it asks. */
export const ranked = <Place>(
  { asked, asksSoFar, weighsTwo, sought, counted, given, several }: Question,
  index: PassageIndex<Place>,
  subject: readonly Sought[] = [],
): readonly Found<Place>[] => {
  const weighed = sought.map((each): Weighed => ({ sought: each, importance: importanceOf(index, each) }));
  const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
  // It names nothing but the kind of thing: `deadline?`
  const isBare = all === 0 && NEEDED.has(asked);
  const name = rarestName(index, weighed);
  const turns = turnOf(sought, index);
  const [ofSubject] = mostTelling(
    subject.filter((each) => sameThing(each).some((term) => index.frequencies.has(term))),
    index,
  );
  const saysTurnIn = (at: number, among: readonly Field[]): boolean =>
    turns((each) => saysIn(index, at, each, among)) && (ofSubject === undefined || saysIn(index, at, ofSubject, among));
  const found = index.passages.map(({ passage }, at): Found<Place> => {
    const told = toldBy(passage, asked, index.language, counted, given);
    const { score, covered } = isBare ? { score: told, covered: told } : weigh(index, at, weighed);
    return {
      passage,
      at,
      score: score * (1 + TOLD * told) * (passage.isHeading ? HEADING : 1),
      coverage: isBare ? covered : covered / Math.max(all, Number.MIN_VALUE),
      tells:
        (told > 0 || !NEEDED.has(asked)) &&
        !weighsTwo &&
        !(asksSoFar && asked === 'thing' && isToCome(passage, index.language)) &&
        (several === null || tellsSeveral(passage, several, index.language)),
      isOfName: name === null || strengthOf(index, at, name) > 0,
      saysTurn: saysTurnIn(at, ITSELF),
      saysTurnUnderHeading: saysTurnIn(at, [...ITSELF, 'heading']),
    };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.at - b.at);
};
