import { hasClock } from './moments';
import { isFelt } from './timing';
import type { ToldThing } from './told';

/**
 * Shares out times. A time that opens a sentence applies to all of it. A time that ends it applies to all of it only if
 * a single clause has a verb, and its hour only to things of the same sort: `headache 8, ibuprofen at 11` does not say
 * when it hurt, nor `2 coffees and now palpitations` when they were drunk.
 */
export const withSharedTime = (told: readonly ToldThing[]): readonly ToldThing[] => {
  const ofAll = sharing(told);
  return ofAll === told ? byVerb(told).flatMap(sharing) : ofAll;
};

/** Things grouped by verb: `two eggs and a coffee this morning, took 400 mg ibuprofen at 9am`. */
const byVerb = (told: readonly ToldThing[]): readonly (readonly ToldThing[])[] => {
  const groups: ToldThing[][] = [];
  for (const each of told) {
    const group = groups.at(-1);
    if (group === undefined || each.hasVerb) groups.push([each]);
    else group.push(each);
  }
  return groups;
};

const sharing = (told: readonly ToldThing[]): readonly ToldThing[] => {
  const [first] = told;
  const last = told.at(-1);
  if (told.length < 2 || first === undefined || last === undefined) return told;
  const silent = (from: readonly ToldThing[]): boolean => from.every(({ moment }) => moment.length === 0);
  // A share already has the time of the whole.
  const others = told.slice(1).filter(({ moment }) => moment !== first.moment);
  const opens = silent(others) && first.leads;
  const areAlike = told.every(({ thing }) => isFelt(thing.kind) === isFelt(last.thing.kind));
  const isOfDay = !hasClock(last.moment) && !last.moment.some(({ kind }) => kind === 'now');
  const goesOn = told.some((each) => each.goesOn && each !== first);
  const ends =
    ((areAlike && !goesOn) || isOfDay) &&
    silent(told.slice(0, -1)) &&
    last.moment.length > 0 &&
    !(last.hasVerb && hasClock(last.moment));
  if (!opens) return ends ? told.map((each) => ({ ...each, moment: last.moment })) : told;
  const day = first.moment.filter(({ kind }) => kind === 'day' || kind === 'weekday');
  return told.map((each, at) => ({
    ...each,
    moment: told.slice(1, at + 1).some((later) => later.goesOn) ? day : first.moment,
  }));
};
