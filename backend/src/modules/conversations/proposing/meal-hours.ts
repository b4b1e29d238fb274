import { allForms, asWords } from '../languages/diary-languages';
import type { Moment, MomentPiece } from './moment-pieces';

type Hours = readonly [names: string, from: number, to: number];

const MEALS: readonly { readonly pattern: RegExp; readonly piece: Extract<MomentPiece, { kind: 'occasion' }> }[] =
  allForms(({ time }): readonly Hours[] => [...time.occasions, ...time.mealVerbs]).map(([names, from, to]) => ({
    pattern: asWords(names),
    piece: { kind: 'occasion', from, to },
  }));

/** A time with the hours of the meal named beside it: nobody has dinner at nine in the morning. */
export const withMealHours = (moment: Moment, text: string): Moment => {
  if (!moment.some(({ kind }) => kind === 'clock') || moment.some(({ kind }) => kind === 'occasion')) return moment;
  const meal = MEALS.find(({ pattern }) => pattern.test(text))?.piece;
  return meal === undefined ? moment : [...moment, meal];
};
