import { anyLanguage } from '../languages/diary-languages';
import { partedByBlood, portionOf } from './meal-portions';
import { repeatedIn } from './repeated';
import { type ToldThing, foldedClause, toldIn } from './told';

export const MAX_CLAUSES = 10;

/** What joins two things of a sentence. */
const BETWEEN = new RegExp(
  String.raw`\s*,\s+(?:${anyLanguage(({ joints }) => joints.afterComma)})?|\s+(?:${anyLanguage(({ joints }) => joints.betweenThings)}|&|\+)\s+`,
  'gu',
);

/** A joint that makes the second thing a further one rather than part of the first. */
const AFTERWARDS = new RegExp(
  anyLanguage(({ joints }) => joints.afterwards),
  'iu',
);

/** The thing in a clause that shares the verb of the clause before: `had toast and two eggs`. */
const going = (told: ToldThing, rest: string): ToldThing | null => {
  const { kind } = told.thing;
  if (kind === 'meal' || kind === 'drink') return toldIn(`had ${rest}`) ?? null;
  if (kind === 'symptom' || kind === 'mood') return toldIn(`feeling ${rest}`);
  return kind === 'medication' ? toldIn(`took ${rest}`) : null;
};

/**
 * The things in a clause about something that happened several times, or with a share described apart. All have its
 * time.
 */
const partedIn = (clause: string): readonly ToldThing[] | null => {
  const repeated = repeatedIn(clause);
  if (repeated !== null) return repeated;
  const share = portionOf(foldedClause(clause));
  const told = share === null ? null : toldIn(share.whole);
  if (share === null || told === null || (told.moment.length > 0 && share.moment.length > 0)) return null;
  const parts = partedByBlood(told.thing, share.bloody);
  const moment = told.moment.length > 0 ? told.moment : share.moment;
  return parts?.map((thing, at) => ({ ...told, thing, moment, hasVerb: told.hasVerb && at === 0 })) ?? null;
};

/** The things in a sentence, if they account for all of it. */
export const allIn = (sentence: string, before: ToldThing | null = null, depth = 0): readonly ToldThing[] | null => {
  const whole = toldIn(sentence) ?? (before === null ? null : going(before, sentence));
  if (whole !== null) return [{ ...whole, words: sentence.trim() }];
  const parted = partedIn(sentence);
  if (parted !== null) return parted.map((each) => ({ ...each, words: sentence.trim() }));
  const marks = [...sentence.matchAll(BETWEEN)];
  if (depth + marks.length > MAX_CLAUSES) return null;
  for (const between of marks) {
    const left = sentence.slice(0, between.index);
    const one = toldIn(left) ?? (before === null ? null : going(before, left));
    const first = one === null ? partedIn(left) : [one];
    const last = first?.at(-1);
    if (first === null || last === undefined) continue;
    const rest = allIn(sentence.slice(between.index + between[0].length), last, depth + 1);
    const [next, ...others] = rest ?? [];
    if (next === undefined) continue;
    const goesOn = next.goesOn || AFTERWARDS.test(between[0]);
    return [...first.map((each) => ({ ...each, words: left.trim() })), { ...next, goesOn }, ...others];
  }
  return null;
};
