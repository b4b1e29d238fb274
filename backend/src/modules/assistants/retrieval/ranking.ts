import type { Passage } from './passage';
import { type PassageIndex, rarityOf, strengthIn } from './passage-index';
import type { Question, Sought } from './question';
import { NEEDED, toldBy } from './told-kinds';

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

/** All passages that have anything of a question, the best first. */
export const ranked = <Place>(
  { asked, sought, counted }: Question,
  index: PassageIndex<Place>,
): readonly Found<Place>[] => {
  const weighed = sought.map((each): Weighed => ({ sought: each, importance: importanceOf(index, each) }));
  const all = weighed.reduce((sum, { importance }) => sum + importance, 0);
  // It names nothing but the kind of thing: `deadline?`
  const isBare = all === 0 && NEEDED.has(asked);
  const name = rarestName(index, weighed);
  const found = index.passages.map(({ passage }, at): Found<Place> => {
    const told = toldBy(passage, asked, index.language, counted);
    const { score, covered } = isBare ? { score: told, covered: told } : weigh(index, at, weighed);
    return {
      passage,
      at,
      score: score * (1 + TOLD * told) * (passage.isHeading ? HEADING : 1),
      coverage: isBare ? covered : covered / Math.max(all, Number.MIN_VALUE),
      tells: told > 0 || !NEEDED.has(asked),
      isOfName: name === null || strengthOf(index, at, name) > 0,
    };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.at - b.at);
};
