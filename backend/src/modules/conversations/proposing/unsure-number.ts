import type { Thing } from '#events/conversations/diary-entry';
import type { ToldThing } from './told';

/** The fields of a thing that show whether two mentions are of one thing. */
interface Counted extends Pick<ToldThing, 'thing' | 'goesOn' | 'words'> {
  /** The same for equal times; null if none was given. */
  readonly time: string | null;
}

/** What is said about a thing. Of a stool without the count, since what is said of one of two holds of both. */
const saidOf = (thing: Thing): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(thing).flatMap(([name, value]: readonly [string, unknown]) =>
      value === null || name === 'kind' || (thing.kind === 'stool' && name === 'count')
        ? []
        : [[name, JSON.stringify(value).toLowerCase()] as const],
    ),
  );

/**
 * Whether two mentions agree in all fields, and one has a field that the other leaves open: a loose stool, and `type
 * 6`.
 */
const completes = (one: Thing, other: Thing): boolean => {
  if (one.kind !== other.kind) return false;
  const [first, second] = [saidOf(one), saidOf(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const shared = [...names].filter((name) => first.has(name) && second.has(name));
  return shared.length < names.size && shared.every((name) => first.get(name) === second.get(name));
};

/** Whether a later part of a message may add to the thing in an earlier part rather than mention another one. */
const mayTellMoreOf = (earlier: Counted, later: Counted): boolean =>
  // The parts of one clause were counted separately on purpose: `two stools, one bloody`.
  earlier.words !== later.words &&
  !later.goesOn &&
  (later.time === null || earlier.time === null || earlier.time === later.time) &&
  completes(earlier.thing, later.thing);

/** Whether the number of things is unclear: `a loose stool and type 6` is one or two. */
export const isOfUnsureNumber = (told: readonly Counted[]): boolean =>
  told.some((later, at) => told.slice(0, at).some((earlier) => mayTellMoreOf(earlier, later)));
