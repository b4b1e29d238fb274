import { changedFigure } from '#engine/compare/changes';
import { reversalOf, reversible } from '#engine/compare/contradictions';
import { newValue } from '#engine/compare/new-values';
import { speaksOfAct, speaksOfUndoing } from '#engine/compare/undoing/speaks-of-undoing';
import { speaksOfEnding } from '#text/languages/endings';
import { foreignStep, oldValueIn } from '#text/languages/steps';
import { cosine } from '#text/words/likeness';
import type { Comparable } from './comparable';

/** In what two lines about the same thing differ: a figure or a date of it, or whether it holds. */
export type Difference = 'figure' | 'outcome';

/** Sentences that share fewer words are not the same but for a figure. */
const SAME_WORDS = 0.5;

const saysSameWithOtherFigure = (earlier: Comparable, later: Comparable): boolean =>
  cosine(earlier.stems, later.stems) >= SAME_WORDS &&
  changedFigure({ text: earlier.text, at: earlier.at, samePage: false }, later.text, later.at) !== null;

/** Whether a line says that what an earlier one told has another value. */
const givesNewValue = (earlier: Comparable, later: Comparable): boolean => {
  const language = later.language();
  if (language !== null) {
    const step = foreignStep(later.text, language);
    return step !== null && oldValueIn(earlier.text, step, language) !== null;
  }
  const steps = later.steps();
  return steps !== null && newValue(earlier.statement(), earlier.at, steps) !== null;
};

/** Whether a line says that what an earlier one told no longer holds. `isOwn`: of the same page, which it corrects. */
const saysItEnded = (earlier: Comparable, later: Comparable, isOwn: boolean): boolean => {
  const { text, stems } = later;
  if (!isOwn && speaksOfAct(text, stems) && reversalOf(text, reversible('', [earlier.telling.source]))?.kind === 'all')
    return true;
  const language = later.language();
  if (!speaksOfUndoing(text, stems) && (language === null || !speaksOfEnding(text, language))) return false;
  return later.overrules()?.({ told: earlier.statement(), toldAt: earlier.at, isOwn }) === true;
};

/**
 * By the rules by which a run finds what a page changes or contradicts. What one page says of two things is no difference unless
 * it corrects itself. Null if the lines do not differ.
 */
export const differenceBetween = (one: Comparable, other: Comparable): Difference | null => {
  const [earlier, later] = one.at <= other.at ? [one, other] : [other, one];
  const isOwn = one.telling.source.url === other.telling.source.url;
  if (saysItEnded(earlier, later, isOwn)) return 'outcome';
  if (isOwn || !earlier.hasFigure() || !later.hasFigure()) return null;
  const differs =
    saysSameWithOtherFigure(earlier, later) || saysSameWithOtherFigure(later, earlier) || givesNewValue(earlier, later);
  return differs ? 'figure' : null;
};
