import type { LanguageCode } from './language';
import { wordList } from './patterns';
import { type Numerals, type WrittenNumerals, writtenWords } from './written-words';

const valued = (pair: string): readonly [string, number] => {
  const [word = '', value] = pair.split(':');
  return [word, Number(value)];
};

const numeralsFrom = (words: WrittenNumerals): Numerals => ({
  ...words,
  small: wordList(words.small),
  tens: wordList(words.tens),
  hundred: wordList(words.hundred),
  thousand: wordList(words.thousand),
  and: wordList(words.and),
  half: wordList(words.half),
  ordinals: wordList(words.ordinals).map((forms) => forms.split('|')),
  collective: Object.fromEntries(wordList(words.collective).map(valued)),
  about: wordList(words.about),
});

/** Numbers, ordinals and compass points in words: closed classes. */
export const numerals: Readonly<Partial<Record<LanguageCode, Numerals>>> = Object.fromEntries(
  Object.entries(writtenWords).flatMap(([code, { numerals: own }]) =>
    own === undefined ? [] : [[code, numeralsFrom(own)]],
  ),
);
