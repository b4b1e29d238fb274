import { numerals } from '#text/languages/number-words';
import { diaryWords } from './diary-languages';
import { SUPPORTED_LANGUAGES } from './understood';

type Understood = (typeof SUPPORTED_LANGUAGES)[number];

const LARGEST = 12;

const smallOf = (code: Understood): readonly string[] => numerals[code]?.small ?? [];

/** The numbers of a language in words, such as those from 2 to 10. */
export const numbersOf = (code: Understood, from: number, to: number): readonly string[] => [
  ...(from === 1 ? [diaryWords[code].figures.one] : []),
  ...smallOf(code).slice(Math.max(from, 2) - 1, to),
];

/** All the numbers in words but one, of which larger ones are made: `twenty`. */
export const numbersInWords = (): readonly string[] =>
  SUPPORTED_LANGUAGES.flatMap((code) => [...smallOf(code).slice(1), ...(numerals[code]?.tens ?? [])]);

/** The words for each number from 0 to twelve. For 0 and 1 without those that are also articles. */
export const NUMBERS: readonly (readonly string[])[] = Array.from({ length: LARGEST + 1 }, (_, value) =>
  value === 0 ? [] : SUPPORTED_LANGUAGES.flatMap((code) => numbersOf(code, value, value)),
);
