import { allForms, asWords } from '../languages/diary-languages';
import type { Moment, MomentPiece } from './moment-pieces';

type Hours = readonly [names: string, from: number, to: number];
type Occasion = Extract<MomentPiece, { kind: 'occasion' }>;

const mealsOf = (all: readonly Hours[]): readonly { readonly pattern: RegExp; readonly piece: Occasion }[] =>
  all.map(([names, from, to]) => ({ pattern: asWords(names), piece: { kind: 'occasion', from, to } }));

const NAMED = mealsOf(allForms(({ time }) => time.occasions));
const NAMED_OR_EATEN = mealsOf(allForms(({ time }) => [...time.occasions, ...time.mealVerbs]));

/** The hours of the meal that a text names; undefined if it names none. `text`: in lower case. */
export const mealNamedIn = (text: string): Occasion | undefined =>
  NAMED.find(({ pattern }) => pattern.test(text))?.piece;

/** A time with the hours of the meal named beside it: nobody has dinner at nine in the morning. */
export const withMealHours = (moment: Moment, text: string): Moment => {
  if (!moment.some(({ kind }) => kind === 'clock') || moment.some(({ kind }) => kind === 'occasion')) return moment;
  const meal = NAMED_OR_EATEN.find(({ pattern }) => pattern.test(text))?.piece;
  return meal === undefined ? moment : [...moment, meal];
};
