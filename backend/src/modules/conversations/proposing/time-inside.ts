import { ABOUT, OF_TEN } from './diary-patterns';
import { FOR_WHAT, thingOf } from './forms';
import type { Moment } from './moment-pieces';
import { momentOf, withoutLeadingTime, withoutTrailingTime } from './moments';

/** A clause without its time. */
interface Timed {
  readonly rest: string;
  readonly moment: Moment;
}

/** Readings with the time in the middle: `breakfast 7:30 porridge`. */
const mealAt = (text: string): readonly Timed[] => {
  const [, name, after] = /^(breakfast|brunch|lunch|dinner|supper|desayuno|almuerzo|cena):? (.+)$/u.exec(text) ?? [];
  if (name === undefined || after === undefined) return [];
  const { rest, moment } = withoutLeadingTime(after);
  return moment.length === 0
    ? []
    : [{ rest: `${name}: ${rest}`, moment: [...moment, ...(momentOf(`for ${name}`) ?? [])] }];
};

/** Readings with the purpose after the time: `took 400 mg ibuprofen at 9am for a headache`. */
const remedyAt = (text: string): readonly Timed[] => {
  const purpose = new RegExp(`${FOR_WHAT}$`, 'u').exec(text);
  if (purpose === null || purpose[0] === '') return [];
  const { rest, moment } = withoutTrailingTime(text.slice(0, purpose.index));
  return moment.length > 0 && thingOf(rest)?.kind === 'medication' ? [{ rest, moment }] : [];
};

/** Readings with the strength after the time: `headache at 7, 6 out of 10`. */
const scoreBehind = (text: string): readonly Timed[] => {
  const score = new RegExp(`,? ${ABOUT}(?:an? )?\\d{1,2}${OF_TEN}$`, 'u').exec(text);
  if (score === null) return [];
  const { rest, moment } = withoutTrailingTime(text.slice(0, score.index));
  return moment.length === 0 ? [] : [{ rest: `${rest} ${score[0].replace(/^,? /u, '')}`, moment }];
};

/** In details after a thing. No form has as many, and each is tried. */
const MAX_DETAILS = 8;

/** Readings with details after the time: `loose stool at 4am, type 6`, `took ibuprofen at 9, 400 mg`. One form takes the thing with them. */
const detailBehind = (text: string): readonly Timed[] => {
  const commas = [...text.matchAll(/\s*,\s+/gu)];
  if (commas.length > MAX_DETAILS) return [];
  return commas.flatMap(({ 0: comma, index }) => {
    const { rest, moment } = withoutTrailingTime(text.slice(0, index));
    return moment.length === 0 ? [] : [{ rest: `${rest}, ${text.slice(index + comma.length)}`, moment }];
  });
};

/** Readings with the time before the symptom: `woke at 2 with cramps`. */
const wokeAt = (text: string): readonly Timed[] => {
  const [, time = '', what = ''] = /^(?:i )?woke(?: up)? (.+?) with (.+)$/u.exec(text) ?? [];
  const moment = momentOf(time);
  return moment === null ? [] : [{ rest: `woke with ${what}`, moment }];
};

/** Readings with words behind the time that only stress it: `no pain today at all`. */
const stressBehind = (text: string): readonly Timed[] => {
  const stress = / at all$/u.exec(text);
  if (stress === null) return [];
  const { rest, moment } = withoutTrailingTime(text.slice(0, stress.index));
  return moment.length === 0 ? [] : [{ rest: `${rest}${stress[0]}`, moment }];
};

/** The readings of a clause whose time is inside it. */
export const withTimeInside = (text: string): readonly Timed[] => [
  ...mealAt(text),
  ...remedyAt(text),
  ...scoreBehind(text),
  ...detailBehind(text),
  ...stressBehind(text),
  ...wokeAt(text),
];
