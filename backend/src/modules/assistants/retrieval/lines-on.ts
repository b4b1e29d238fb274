import { type QueryTerm, parseQuestion, sameThing } from './parsed-question';
import { type PassageIndex, rarityOf } from './passage-index';

export const isKnown =
  ({ frequencies }: PassageIndex<unknown>) =>
  (thing: QueryTerm): boolean =>
    sameThing(thing).some((term) => frequencies.has(term));

/** The rarity of the rarest word for a thing in the material; 0 if it has none. */
export const rarityOfThing = (thing: QueryTerm, index: PassageIndex<unknown>): number =>
  Math.max(0, ...sameThing(thing).map((term) => (index.frequencies.has(term) ? rarityOf(index, term) : 0)));

/** The things that a text names and the material has, and the rarest of them. */
export interface MentionedThings {
  readonly mentioned: readonly QueryTerm[];
  readonly rarest: readonly QueryTerm[];
}

/** The things that a text names; null if there are none, or if the material lacks what it is about. */
export const thingsMentionedIn = (text: string, index: PassageIndex<unknown>): MentionedThings | null => {
  const { terms } = parseQuestion(text, [], index);
  const mentioned = terms.filter(isKnown(index));
  // `The rule on whales`, if there are only rules on other things.
  if (terms.some((thing) => (thing.isObject || thing.isName) && !mentioned.includes(thing))) return null;
  const most = Math.max(0, ...mentioned.map((thing) => rarityOfThing(thing, index)));
  return mentioned.length === 0
    ? null
    : { mentioned, rarest: mentioned.filter((thing) => rarityOfThing(thing, index) === most) };
};

/** The lines that have most of what is named, including its rarest thing; several if they have as much. */
export const linesOn = <Line>(
  lines: readonly Line[],
  { mentioned: named, rarest }: MentionedThings,
  index: PassageIndex<unknown>,
  mentionedBy: (line: Line) => (thing: QueryTerm) => boolean,
): readonly Line[] => {
  const scored = lines.flatMap((line) => {
    const says = mentionedBy(line);
    const score = named.filter(says).reduce((sum, thing) => sum + rarityOfThing(thing, index), 0);
    return rarest.some(says) ? [{ line, score }] : [];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.flatMap(({ line, score }) => (score === most ? [line] : []));
};

/** The lines found for several things; none unless each thing has a different line. */
export const oneForEach = <Line>(found: readonly (Line | null)[], keyOf: (line: Line) => unknown): readonly Line[] => {
  const lines = found.filter((line): line is Line => line !== null);
  return lines.length === found.length && new Set(lines.map(keyOf)).size === found.length ? lines : [];
};
