import { peopleIn } from '#engine/gate/peoples';
import { memoize } from '#kernel/memoize';
import type { Language, LanguageCode } from '#text/languages/language';
import { stemIn, tokens } from '#text/words/stems';
import { lexicons } from './lexicons';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CONTINENTS = ['002', '009', '019', '142', '150'];
/** Codes that are not places. */
const NOWHERE = new Set(['QO', 'XA', 'XB', 'ZZ']);

const CODES = [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), ...CONTINENTS].filter(
  (code) => !NOWHERE.has(code),
);

type Names = (code: string) => string | undefined;

const namesIn = (code: LanguageCode, style: 'long' | 'short'): Names => {
  const names = new Intl.DisplayNames([code], { type: 'region', fallback: 'none', style });
  return (region) => names.of(region);
};

/** What CLDR adds to distinguish two places or to say who owns one: `Myanmar (Burma)`. */
const ADDED = / \(.*\)| SAR China/u;

/** The full and short names of regions in a language, each with the English one. */
const regions = (code: LanguageCode): readonly (readonly [name: string, english: string])[] => {
  const english = namesIn('en', 'long');
  const also = Object.entries(lexicons[code].regions ?? {}).map(
    ([name, region]) => [name, english(region) ?? ''] as const,
  );
  const listed = (['long', 'short'] as const).flatMap((style) => {
    const names = namesIn(code, style);
    return CODES.flatMap((region) => {
      const [name, inEnglish] = [names(region), english(region)];
      return name === undefined || inEnglish === undefined ? [] : [[name, inEnglish.replace(ADDED, '')] as const];
    });
  });
  return [...listed, ...also];
};

/** Endings by which German makes a people or an adjective of a country's name: `kanadisch`, `Kanadier`. */
const GERMAN_PEOPLE = /(?:(?:es|i?an)?isch(?:e[mnrs]?)?|(?:i?an)?i?er(?:n|s|in|innen)?)$/u;
const GERMAN_ENDING = /(?:ien|enland|land|en|ei|[aeion])$/u;
const SHORTEST_ROOT = 4;
/** Roots of German words for peoples that differ from the country's name. */
const GERMAN_ROOTS: Readonly<Record<string, string>> = {
  brit: 'GB',
  dän: 'DK',
  deutsch: 'DE',
  französ: 'FR',
  ind: 'IN',
  niederländ: 'NL',
  poln: 'PL',
  amerikan: 'US',
};
/** Endings of words for peoples that are adjectives only: `deutsche`. */
const ADJECTIVE = /e[mnrs]?$/u;

interface NamesInEnglish {
  /** English names by the stems of a name's words. */
  readonly byStems: ReadonlyMap<string, string>;
  /** For German: English names by the name without its ending. */
  readonly byRoot: ReadonlyMap<string, string>;
}

const keyOf = (words: readonly string[], language: Language): string =>
  words.map((word) => stemIn(word, language) || word.toLowerCase()).join(' ');

const namesInEnglish = memoize((language: Language): NamesInEnglish => {
  const byStems = new Map<string, string>();
  const byRoot = new Map<string, string>();
  for (const [name, english] of regions(language.code)) {
    byStems.set(keyOf(tokens(name), language), english);
    for (const people of peopleIn(name.toLowerCase(), language)) if (!byStems.has(people)) byStems.set(people, english);
    if (language.code === 'de')
      for (const root of [name.toLowerCase(), name.toLowerCase().replace(GERMAN_ENDING, '')])
        if (root.length >= SHORTEST_ROOT && !byRoot.has(root)) byRoot.set(root, english);
  }
  if (language.code === 'de')
    for (const [root, region] of Object.entries(GERMAN_ROOTS)) byRoot.set(root, namesIn('en', 'long')(region) ?? '');
  return { byStems, byRoot };
});

/** Words of a name, at most. */
const MAX_WORDS = 4;

export interface RegionName {
  /** Its name in English. */
  readonly english: string;
  /** The number of words of the name in the text. */
  readonly length: number;
}

const ofPeople = (word: string, { byRoot }: NamesInEnglish): string | undefined => {
  const lower = word.toLowerCase();
  const [people, adjective] = [GERMAN_PEOPLE, ADJECTIVE].map((ending) => lower.replace(ending, ''));
  if (people !== undefined && people !== lower && byRoot.has(people)) return byRoot.get(people);
  return adjective !== undefined && adjective in GERMAN_ROOTS ? byRoot.get(adjective) : undefined;
};

/** The country or continent named by the words from a position on, in the language of the text; null if none is. */
export const regionNamedAt = (words: readonly string[], at: number, language: Language): RegionName | null => {
  const names = namesInEnglish(language);
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const mentioned = words.slice(at, at + length);
    const [last = ''] = mentioned.slice(-1);
    const english =
      names.byStems.get(keyOf(mentioned, language)) ??
      // The genitive: `Kanadas`.
      names.byStems.get(keyOf([...mentioned.slice(0, -1), last.replace(/s$/u, '')], language)) ??
      (length === 1 ? ofPeople(last, names) : undefined);
    if (english !== undefined) return { english, length };
  }
  return null;
};
