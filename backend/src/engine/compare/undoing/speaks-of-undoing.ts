import { sharesAny } from '#text/words/likeness';
import { speaksOfCorrection } from '../corrections';
import { hasVerbPhrase } from '../verb-phrases';
import { actUndoingStems, undoingStems } from './verbs';

/** A cheap check, run on every sentence, for whether it can say that something is undone. */
export const speaksOfUndoing = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, undoingStems) || hasVerbPhrase(text, stems) || speaksOfCorrection(text);

/** The same for undoing an act that has a number or a name. */
export const speaksOfAct = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, actUndoingStems) || hasVerbPhrase(text, stems);
