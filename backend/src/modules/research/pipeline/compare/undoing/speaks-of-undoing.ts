import { speaksOfCorrection } from '../corrections';
import { hasVerbPhrase } from '../verb-phrases';
import { actUndoingStems, undoingStems } from './verbs';

/** A cheap check, run on every sentence, for whether it can say that something is undone. */
export const speaksOfUndoing = (text: string, stems: ReadonlySet<string>): boolean => {
  for (const stem of stems) if (undoingStems.has(stem)) return true;
  return hasVerbPhrase(text) || speaksOfCorrection(text);
};

/** Likewise, whether it can undo an act that has a number or a name. */
export const speaksOfAct = (text: string, stems: ReadonlySet<string>): boolean => {
  for (const stem of stems) if (actUndoingStems.has(stem)) return true;
  return hasVerbPhrase(text);
};
