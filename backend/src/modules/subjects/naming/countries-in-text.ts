import { lazy } from '#kernel/memoize';
import { type Country, countries, isPartner } from '#modules/countries/published';
import { namingOfCountry } from './naming-of-country';

const WORD = /[\p{L}\p{N}]+/gu;

const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .match(WORD) ?? [];

interface Phrase {
  readonly words: readonly string[];
  readonly country: Country;
}

/**
 * A country's name as written, in the plural, and in capitals: `turkey` is not the country, but `TURKEY` in a title may
 * be.
 */
const phrasesOf = (country: Country): readonly Phrase[] =>
  namingOfCountry(country)
    .names.flatMap((name) => [name, `${name}s`])
    .flatMap((name) => [name, name.toUpperCase()])
    .map((name) => ({ words: splitWords(name), country }));

/** The longest first, so that `Papua New Guinea` does not name Guinea. */
const byFirstWord = lazy(() => {
  const found = new Map<string, Phrase[]>();
  for (const phrase of countries.filter(isPartner).flatMap(phrasesOf)) {
    const [first = ''] = phrase.words;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  for (const phrases of found.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return found;
});

/** Before a name it makes that of another place: `New Mexico`. */
const ANOTHER = /^new$/i;

/** The trading partners that a text names, or whose people it does. */
export const countriesIn = (text: string): ReadonlySet<Country> => {
  const words = splitWords(text);
  const found = new Set<Country>();
  for (let index = 0; index < words.length; index++) {
    const phrase = byFirstWord()
      .get(words[index] ?? '')
      ?.find((each) => each.words.every((word, offset) => words[index + offset] === word));
    if (phrase === undefined) continue;
    if (!ANOTHER.test(words[index - 1] ?? '')) found.add(phrase.country);
    index += phrase.words.length - 1;
  }
  return found;
};
