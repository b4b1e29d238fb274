import { memoize } from '#kernel/memoize';
import { peoples } from '#text/languages/english/peoples';
import type { Language } from '#text/languages/language';
import { wordList } from '#text/languages/patterns';
import { writtenWords } from '#text/languages/written-words';
import { stem, stemIn } from '#text/words/stems';

const byName = new Map(
  peoples.split(/[·\n]/).flatMap((line) => {
    const stems = [...new Set(line.split(' ').filter(Boolean).map(stem))];
    return stems.map((one) => [one, stems] as const);
  }),
);

export const isPlace = (stemmed: string): boolean => byName.has(stemmed);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of countries in a language, in lower case. */
const countriesOf = memoize((language: Language): ReadonlySet<string> => {
  const names = new Intl.DisplayNames([language.code], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []));
});

const MIN_ROOT_LENGTH = 4;
const LAST_VOWEL = /[aeiouáéíóú]$/u;
const CLOSED = /[^aeoáéó]$/u;
const OPENS_WITH_VOWEL = /^[aeiouáéíóúê]/u;

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302]/g, '')
    .normalize('NFC');

/**
 * Roots of a country's name that take endings: for `francia` also `franci` and `franc`; for `libia` nothing shorter
 * than `libi`, which could be another country.
 */
const rootsOf = (name: string): readonly string[] => {
  const [one, two] = [name.replace(LAST_VOWEL, ''), name.replace(LAST_VOWEL, '').replace(LAST_VOWEL, '')];
  const roots = [name, one, two].flatMap((root) => [root, withoutAccents(root)]);
  return [...new Set(roots)].filter((root) => root.length >= MIN_ROOT_LENGTH);
};

const peopleOf = (name: string, language: Language): readonly string[] => {
  const words = writtenWords[language.code].peoples;
  if (words === undefined || !countriesOf(language).has(name)) return [];
  const other = words.others[name];
  if (other !== undefined) return wordList(other);
  return rootsOf(name).flatMap((root) =>
    wordList(words.endings).flatMap((ending) =>
      OPENS_WITH_VOWEL.test(ending) && !CLOSED.test(root) ? [] : [root + ending],
    ),
  );
};

/** Stems of the country and people that a stem names: those of `Libyan` for `Libya`. */
export const samePeople = (stemmed: string): readonly string[] =>
  (byName.get(stemmed) ?? []).filter((other) => other !== stemmed);

/** Stems of the country and people for a country's name in lower case, in any language. */
export const peopleIn = (name: string, language: Language | null): readonly string[] => {
  const own = stemIn(name, language);
  if (language === null) return samePeople(own);
  return [...new Set(peopleOf(name, language).map((word) => stemIn(word, language)))].filter((other) => other !== own);
};
