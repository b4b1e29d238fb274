import { anyLanguage } from '../languages/diary-languages';
import { type ToldThing, toldIn } from './told';
import { isOfUnsureNumber } from './unsure-number';

const MAX_PARTS = 10;
const COMMA = String.raw`\s*,\s+`;
/** What joins two things of a sentence. */
const BETWEEN = new RegExp(`${COMMA}|\\s+(?:${anyLanguage(({ joints }) => joints.betweenThings)}|&|\\+)\\s+`, 'u');

/** The same for equal times; null if none was given. */
export const timeKeyOf = ({ moment }: ToldThing): string | null =>
  moment.length === 0 ? null : JSON.stringify(moment);

/**
 * The things in a sentence, if a form takes the whole of it, or each of its parts as a thing of its own: `pain 7/10,
 * type 6`. Details behind a comma are of the thing before them: `loose stool, type 6`.
 */
export const allToldIn = (sentence: string): readonly ToldThing[] | null => {
  const whole = toldIn(sentence);
  if (whole !== null) return [whole];
  const parts = sentence.split(BETWEEN);
  const told = parts.length > MAX_PARTS ? [] : parts.flatMap((part) => toldIn(part) ?? []);
  if (told.length < parts.length) return null;
  const isOfCommas = sentence.split(new RegExp(COMMA, 'u')).length === parts.length;
  return isOfCommas && isOfUnsureNumber(told.map((each) => ({ ...each, time: timeKeyOf(each) }))) ? null : told;
};
