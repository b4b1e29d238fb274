import type { Thing } from '#events/conversations/diary-entry';
import { groupBy } from '#kernel/grouping';
import type { Clause } from './clause';
import type { ClauseReader } from './readers';
import type { KindReading, PartialThing } from './reading-of-kind';
import { isClock } from './time-of-list';

/** A thing with every field stated by clauses, and how it was read. */
export interface SettledThing {
  readonly thing: Thing;
  readonly reading: KindReading;
}

/** The thing, if every required field is known. */
const wholeThing = (thing: PartialThing): Thing | null => {
  switch (thing.kind) {
    case 'stool':
      return thing.count === null ? null : { ...thing, count: thing.count };
    case 'pain':
      return thing.strength === null ? null : { ...thing, strength: thing.strength };
    case 'symptom':
    case 'meal':
    case 'drink':
      return thing.what === null ? null : { ...thing, what: thing.what };
    case 'medication':
      return thing.name === null ? null : { ...thing, name: thing.name };
    case 'sleep':
      return thing.minutes === null ? null : { ...thing, minutes: thing.minutes };
    case 'mood':
      return thing.what === null && thing.strength === null ? null : thing;
  }
};

const thingsOf = ({ thing, leavesOpen, isOfSeveral }: KindReading): readonly Thing[] => {
  const whole = isOfSeveral || leavesOpen ? null : wholeThing(thing);
  return whole === null ? [] : [whole];
};

/** The clauses grouped by sentence; for a single sentence, each clause alone. */
const partsOf = (clauses: readonly Clause[]): readonly (readonly Clause[])[] => {
  const bySentence = [...groupBy(clauses, ({ sentence }) => sentence).values()];
  if (bySentence.length > 1) return bySentence;
  return clauses.length > 1 ? clauses.map((each) => [each]) : [];
};

/**
 * Whether the clauses of a thing have different clock times, so that it happened several times: `coffee at 8, second
 * coffee at 10`.
 */
const isApart = ({ from }: KindReading): boolean => from.filter(({ moment }) => moment.some(isClock)).length > 1;

/** Reads one kind of entry. Several things of a kind are read if each is in clauses of its own. */
export const settledThings = (clauses: readonly Clause[], read: ClauseReader): readonly SettledThing[] => {
  const reading = read(clauses);
  if (reading === null) return [];
  if (!isApart(reading)) {
    const things = thingsOf(reading);
    if (things.length > 0 || !reading.isOfSeveral) return things.map((thing) => ({ thing, reading }));
  }
  const parts = partsOf(clauses).flatMap((part) => (read(part) === null ? [] : [settledThings(part, read)]));
  const covered = new Set(parts.flat().flatMap((each) => each.reading.from));
  // Words outside the parts may belong to each of them: `pain 6/10, head, knees`.
  const isCovered = parts.every((each) => each.length > 0) && reading.from.every((each) => covered.has(each));
  return isCovered ? parts.flat() : [];
};
