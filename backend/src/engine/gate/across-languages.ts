import { lazy, memoize } from '#kernel/memoize';
import { otherLanguages } from '#text/languages/all';
import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { otherFunctionWords } from '#text/languages/other-function-words';
import { writtenWords } from '#text/languages/written-words';
import { matchesIn } from '#text/words/matches';
import { isCapitalised, isShortAcronym } from '#text/words/names';
import { escapeRegExp } from '#text/words/phrases';
import { isContentWord, stem } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';

/** A description as pages in English would put it, as far as the languages share words. */
export interface DescriptionRead {
  readonly description: string;
  /** Whether no page is in the language of the description. */
  readonly isOther: boolean;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGION_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const regionsIn = (language: string): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return new Map(REGION_CODES.flatMap((code) => (names.of(code) === undefined ? [] : [[code, names.of(code) ?? '']])));
};

/** What states and unions are called in English, by their names in a language in lower case. */
const englishNames = memoize((language: Language): ReadonlyMap<string, string> => {
  const inEnglish = regionsIn('en');
  const regions = [...regionsIn(language.code)].map(([code, name]) => [name, inEnglish.get(code) ?? name] as const);
  const short = Object.entries(writtenWords[language.code].shortNames ?? {});
  return new Map(
    [...regions, ...short]
      .filter(([own, name]) => own !== name)
      .map(([own, name]) => [own.toLowerCase(), name] as const),
  );
});

/** A spelling common to all languages: without accents, doubled letters and transcriptions of Greek letters. */
const commonSpelling = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/k|qu/gu, 'c')
    .replace(/(\p{L})\1/gu, '$1');

/**
 * Minimum length of a stem for a word that begins with it to be the same word in another language: `Teleskop`,
 * `telescop`.
 */
const MIN_COGNATE_LENGTH = 6;

/**
 * The longest stem of the pages that a word of another language begins with or, in one that compounds nouns, ends with.
 */
const cognateOf = (word: string, stems: ReadonlySet<string>, compounds: boolean): string | null => {
  const written = commonSpelling(word);
  const [best] = [...stems]
    .filter((each) => each.length >= MIN_COGNATE_LENGTH)
    .filter((each) => {
      const common = commonSpelling(each);
      return (
        common.length >= MIN_COGNATE_LENGTH && (written.startsWith(common) || (compounds && written.endsWith(common)))
      );
    })
    .sort((a, b) => b.length - a.length);
  return best ?? null;
};

/** A word, or several that make a name. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A name with its adjective in any case: `der Europäischen Union`. */
const declined = (name: string): string => escapeRegExp(name).replace(/es?(?= )/gu, 'e[nrms]?');

const withNames = (description: string, names: ReadonlyMap<string, string>): string => {
  const lower = description.toLowerCase();
  const found = [...names.keys()]
    .filter((name) => lower.includes(name.split(' ').at(-1) ?? name))
    .sort((a, b) => b.length - a.length);
  return found.reduce(
    (text, name) =>
      text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${declined(name)}(?![\p{L}\p{N}])`, 'giu'), (own) =>
        /^\p{Lu}/u.test(own) ? (names.get(name) ?? own) : own,
      ),
    description,
  );
};

/** Whether English, or a page, has the word. */
const isKnown = (word: string, stems: ReadonlySet<string>): boolean =>
  /\d/u.test(word) || stems.has(stem(word)) || rowOfStem(stem(word)) >= 0;

const isEnglish = (word: string): boolean => english.functionWords.has(word.toLowerCase());

const englishRegions = lazy(() => new Set([...regionsIn('en').values()].flatMap((name) => name.split(' '))));

/** Whether a word that no page has is a name, which is then still required. */
const isName = (word: string, language: Language | null): boolean =>
  isShortAcronym(word) ||
  englishRegions().has(word) ||
  (isCapitalised(word) && language?.capitalisedNouns !== true && rowOfStem(stem(word)) < 0);

/** In the words that English shares with a language. Others are left out, since no page has them. */
const inEnglish = (description: string, language: Language | null, stems: ReadonlySet<string>): string => {
  const conjunction = new RegExp(`^(?:${language?.description.conjunctions ?? 'and'})$`, 'iu');
  const named = language === null ? description : withNames(description, englishNames(language));
  return named
    .replace(WORD, (word, at: number) => {
      if (conjunction.test(word)) return 'and';
      if (language?.functionWords.has(word.toLowerCase()) === true) return '';
      if (stems.has(stem(word)) || isEnglish(word)) return word;
      return (
        cognateOf(word, stems, language?.compounds === true) ??
        ((at > 0 || isShortAcronym(word)) && isName(word, language) ? word : '')
      );
    })
    .replace(/\s+/gu, ' ')
    .trim();
};

/** Minimum length of such a stem if nothing else shows that the words are in another language. */
const MIN_TELLING_COGNATE_LENGTH = 8;

const hasEnglish = (words: readonly string[]): boolean =>
  words.some((word) => word.length > 1 && isEnglish(word) && !otherFunctionWords.has(word.toLowerCase()));

/**
 * The language of a few words without function words, if half of them are not English: the one in which a state is
 * named, or null (some other language) if pages have one of the words in another form. Undefined if they may be
 * English.
 */
const otherLanguageOf = (description: string, stems: ReadonlySet<string>): Language | null | undefined => {
  const words = matchesIn(description, WORD);
  const content = words.filter(([word]) => isContentWord(word));
  const unknown = content.filter(
    ({ 0: word, index }) => !isKnown(word, stems) && (index === 0 || /^\p{Ll}/u.test(word)),
  );
  if (2 * unknown.length < content.length || hasEnglish(words.map(([word]) => word))) return undefined;
  const named = otherLanguages.find((language) => withNames(description, englishNames(language)) !== description);
  if (named !== undefined) return named;
  const isTelling = ([word]: readonly string[]): boolean =>
    (cognateOf(word ?? '', stems, false) ?? '').length >= MIN_TELLING_COGNATE_LENGTH;
  return unknown.some(isTelling) ? null : undefined;
};

/**
 * Reads a description whose language no page is in, as English pages would put it: names as they are, states by their
 * English names, and the words that both languages write alike. `pages`: the languages of the pages, null for English.
 */
export const readAcrossLanguages = (
  description: string,
  pages: readonly (Language | null)[],
  stemsOfPages: () => ReadonlySet<string>,
): DescriptionRead => {
  const asWritten = { description, isOther: false };
  if (!pages.includes(null)) return asWritten;
  const shown = languageOf(description);
  const own =
    shown ?? (pages.every((page) => page === null) ? otherLanguageOf(description, stemsOfPages()) : undefined);
  if (own === undefined || (own !== null && pages.includes(own))) return asWritten;
  return { description: inEnglish(description, own, stemsOfPages()), isOther: true };
};
