import { searchWords } from '#platform/search/words';
import { type QueryWord, queryWordsOf, withSpellingsOf, exactMatches } from './query-word';

/** Something of the reference data with the names that it goes by. */
export interface NamedThing<Thing> {
  readonly thing: Thing;
  readonly names: readonly (readonly string[])[];
}

export const namedThing = <Thing>(thing: Thing, names: readonly string[]): NamedThing<Thing> => ({
  thing,
  names: names.map(searchWords).filter(({ length }) => length > 0),
});

/** How well a name fits, the best first: it is what was asked for, begins with it, has it, or is named in it. */
const fitOf = (name: readonly string[], words: readonly QueryWord[], typed: readonly string[]): number | null => {
  const isAsked = (each: string) => words.some(({ word }) => word === each);
  if (words.every((word) => exactMatches(word, name).length > 0)) {
    if (words.length === name.length && name.every(isAsked)) return 0;
    return name[0]?.startsWith(words[0]?.word ?? '') === true ? 1 : 2;
  }
  return name.every((each) => typed.includes(each)) && name.some(isAsked) ? 3 : null;
};

const fitting = <Thing>(all: readonly NamedThing<Thing>[], words: readonly QueryWord[], typed: readonly string[]) =>
  all.flatMap(({ thing, names }) => {
    const fits = names.flatMap((name) => fitOf(name, words, typed) ?? []);
    return fits.length === 0 ? [] : [{ thing, fit: Math.min(...fits) }];
  });

/** The things whose name has all that was asked for, or that the text names, the best matches first. */
export const namesFound = <Thing>(text: string, all: readonly NamedThing<Thing>[], most: number): readonly Thing[] => {
  const [words, typed] = [queryWordsOf(text), searchWords(text)];
  if (words.length === 0) return [];
  const exact = fitting(all, words, typed);
  const known = () => [...new Set(all.flatMap(({ names }) => names.flat()))];
  const found = exact.length > 0 ? exact : fitting(all, withSpellingsOf(words, known()), typed);
  return found
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ thing }) => thing);
};
