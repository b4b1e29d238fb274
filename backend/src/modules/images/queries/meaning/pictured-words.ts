import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';
import { searchWords } from '#platform/search/words';
import { otherLanguages } from '#text/languages/all';
import type { Language } from '#text/languages/language';
import { stem, stemIn } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { singularAndPluralOf } from '../matching/inflections';

type Table = Readonly<Record<string, string>>;

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));

/** `aircraft`: `helicopter,plane`. Made from WordNet by test/bench/fit/picture-words; loaded on first use. */
const english = lazy(() => new Map(Object.entries(read('english-picture-words.json') as Table)));

interface Foreign {
  /** English words, by words and by stems of the languages; `barco`: boat and ship. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
}

const gathered = (entries: readonly (readonly [key: string, words: string])[]): Foreign['words'] => {
  const found = new Map<string, Set<string>>();
  for (const [key, words] of entries) found.set(key, new Set([...(found.get(key) ?? []), ...words.split(' ')]));
  return found;
};

const stemKey = (word: string, language: Language): string => `${language.code} ${stemIn(word, language)}`;

/** Made from CLDR by test/bench/fit/picture-words/other-languages; loaded on first use. */
const foreign = lazy((): Foreign => {
  const tables = read('pictured-in-other-languages.json') as Readonly<Record<string, Table>>;
  const entries = otherLanguages.flatMap((language) =>
    Object.entries(tables[language.code] ?? {}).flatMap(([written, words]) =>
      searchWords(written).map((word) => ({ language, word, words })),
    ),
  );
  return {
    words: gathered(entries.map(({ word, words }) => [word, words] as const)),
    stems: gathered(entries.map(({ language, word, words }) => [stemKey(word, language), words] as const)),
  };
});

/** What a word of another language means in English; in another form, only if English has no such word. */
const inEnglish = (word: string): readonly string[] => {
  const { words, stems } = foreign();
  const found = words.get(word);
  if (found !== undefined) return [...found];
  if (rowOfStem(stem(word)) >= 0) return [];
  return otherLanguages.flatMap((language) => [...(stems.get(stemKey(word, language)) ?? [])]);
};

/** A group of words with its last one in both numbers. */
const formsOf = (words: readonly string[]): readonly string[] =>
  singularAndPluralOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '));

const kindsOf = (words: readonly string[]): readonly string[] =>
  formsOf(words).flatMap((form) => english().get(form)?.split(',') ?? []);

/**
 * Words, or groups of words, by which a picture may be called that shows what was asked for by others: words that mean the
 * same, kinds of it, and its name in English.
 */
export const picturedSynonyms = (words: readonly string[]): readonly string[] => {
  const translated = words.length === 1 ? inEnglish(words[0] ?? '') : [];
  return [...new Set([...kindsOf(words), ...translated, ...translated.flatMap((word) => kindsOf([word]))])];
};

export const isNameOfThing = (word: string): boolean => formsOf([word]).some((form) => english().has(form));
