import type { Thing } from '#events/conversations/diary-entry';
import type { ToldThing } from './told';

/** What of a thing that was told says whether it is another one. */
interface Counted extends Pick<ToldThing, 'thing' | 'goesOn' | 'words'> {
  /** Equal for equal times; null where none was said. */
  readonly time: string | null;
}

/** What is said of a thing; of a stool not how many, since one of two is of both. */
const saidOf = (thing: Thing): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(thing).flatMap(([name, value]: readonly [string, unknown]) =>
      value === null || name === 'kind' || (thing.kind === 'stool' && name === 'count')
        ? []
        : [[name, JSON.stringify(value).toLowerCase()] as const],
    ),
  );

/** Whether two things contradict each other nowhere, and one tells what the other leaves open: a loose stool, and `type 6`. */
const completes = (one: Thing, other: Thing): boolean => {
  if (one.kind !== other.kind) return false;
  const [first, second] = [saidOf(one), saidOf(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const shared = [...names].filter((name) => first.has(name) && second.has(name));
  return shared.length < names.size && shared.every((name) => first.get(name) === second.get(name));
};

/** Whether a part of a message may tell more of what an earlier part told, rather than of another such thing. */
const mayTellMoreOf = (earlier: Counted, later: Counted): boolean =>
  // Parts of one clause were counted apart on purpose: `two stools, one bloody`.
  earlier.words !== later.words &&
  !later.goesOn &&
  (later.time === null || earlier.time === null || earlier.time === later.time) &&
  completes(earlier.thing, later.thing);

/** Whether nobody can tell how many things these are: `a loose stool and type 6` are one or two. */
export const isOfUnsureNumber = (told: readonly Counted[]): boolean =>
  told.some((later, at) => told.slice(0, at).some((earlier) => mayTellMoreOf(earlier, later)));
