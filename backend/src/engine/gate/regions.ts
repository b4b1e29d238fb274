import { memoize } from '#kernel/memoize';
import type { Language } from '#text/languages/language';
import { wordList } from '#text/languages/patterns';
// Codes of the states in each region, from Unicode's CLDR 48 (supplemental/territoryContainment).
import { stemIn, tokens } from '#text/words/stems';
import { peopleIn } from './peoples';
import containment from './regions.json';

const regions: Readonly<Record<string, string>> = containment;

/** The states of each region, as stems of their names and peoples, by the region's name in lower case. */
const statesByRegion = memoize((language: Language | null): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const names = new Intl.DisplayNames([language?.code ?? 'en'], { type: 'region', fallback: 'none' });
  const stemsOf = (code: string): readonly (readonly string[])[] => {
    const name = names.of(code) ?? '';
    const stems = tokens(name).flatMap((word) => stemIn(word, language) || []);
    return stems.length === 0 ? [] : [stems, ...peopleIn(name.toLowerCase(), language).map((stem) => [stem])];
  };
  return new Map(
    Object.entries(regions).map(([region, states]) => [
      names.of(region)?.toLowerCase() ?? '',
      wordList(states).flatMap(stemsOf),
    ]),
  );
});

/**
 * Stems of the states in the region that a lower-case word names, such as `africa`, and of their peoples; none for
 * other words.
 */
export const statesWithin = (word: string, language: Language | null): readonly (readonly string[])[] =>
  statesByRegion(language).get(word) ?? [];
