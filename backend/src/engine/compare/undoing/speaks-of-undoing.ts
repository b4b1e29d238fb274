import { sharesAny } from '#text/words/likeness';
import { speaksOfCorrection } from '../corrections';
import { hasVerbPhrase } from '../verb-phrases';
import { actUndoingStems, undoingStems } from './verbs';

/** A cheap check, run on every sentence, for whether it can say that something is undone. */
export const speaksOfUndoing = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, undoingStems) || hasVerbPhrase(text, stems) || speaksOfCorrection(text);

/** A cheap check for whether a sentence can say that an act with a number or a name is undone. */
export const speaksOfAct = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, actUndoingStems) || hasVerbPhrase(text, stems);
