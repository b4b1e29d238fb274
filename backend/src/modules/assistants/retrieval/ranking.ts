import type { Passage } from './passage';
import { type PassageIndex, rarityOf, strengthIn } from './passage-index';
import type { Question, Sought } from './question';
import { tells } from './told-kinds';

export interface Found<Place> {
  readonly passage: Passage<Place>;
  /** Offset in the order of reading. */
  readonly at: number;
  /** For the order among passages. */
  readonly score: number;
  /** How much of the question the passage covers, from 0 to 1. */
  readonly coverage: number;
  /** Whether it has what is asked for: a time, an amount. */
  readonly tells: boolean;
}

/** A term as strong as this is covered. */
const COVERED = 0.4;
/** Words that the material does not have say less about what is asked than names do. */
const UNKNOWN_WORD = 0.6;
const UNKNOWN_NAME = 1.6;
const TELLS = 1.4;
const HEADING = 0.8;

const importanceOf = (index: PassageIndex<unknown>, { alternatives, weight, isName }: Sought): number => {
  const known = [...alternatives.keys()].filter((term) => index.frequencies.has(term));
  const [term = ''] = alternatives.keys();
  const unknown = isName ? UNKNOWN_NAME : UNKNOWN_WORD;
  if (known.length === 0) return weight * unknown * rarityOf(index, term);
  return weight * Math.max(...known.map((each) => rarityOf(index, each)));
};

/** All passages that have anything of a question, the best first. */
export const ranked = <Place>(question: Question, index: PassageIndex<Place>): readonly Found<Place>[] => {
  const importances = question.sought.map((each) => importanceOf(index, each));
  const all = importances.reduce((sum, each) => sum + each, 0);
  const found = index.passages.map((indexed, at): Found<Place> => {
    let score = 0;
    let covered = 0;
    question.sought.forEach(({ alternatives }, n) => {
      let best = 0;
      for (const [term, nearness] of alternatives) best = Math.max(best, nearness * strengthIn(index, indexed, term));
      score += (importances[n] ?? 0) * best;
      covered += (importances[n] ?? 0) * Math.min(1, best / COVERED);
    });
    const { passage } = indexed;
    const isTelling = tells(passage.text, question.asked, index.language);
    const factor = (isTelling && question.asked !== 'thing' ? TELLS : 1) * (passage.isHeading ? HEADING : 1);
    return { passage, at, score: score * factor, coverage: all === 0 ? 0 : covered / all, tells: isTelling };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.at - b.at);
};
