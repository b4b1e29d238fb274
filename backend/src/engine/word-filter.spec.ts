import type { WordFilter } from '#events/trackers/word-filter';
import { page } from './spec-support/pages';
import { wordFilterTest } from './word-filter';

const published = page('Zölle auf Stahl', ['The ministry raised tariffs on steel.', 'Prices rose in the Rust Belt.']);
const reason = (change: Partial<WordFilter>) => wordFilterTest({ include: [], exclude: [], ...change })(published);

test.each(['steel', 'STEEL', 'tariff', 'zolle', 'rust  belt', 'on steel'])('a page has the word %j', (word) => {
  expect(reason({ include: [word] })).toBeNull();
  expect(reason({ exclude: [word] })).toMatchObject({ kind: 'excluded_word' });
});

test.each(['ste', 'steels mill', 'ust', 'copper', 'c++', '(', 'steel prices'])(
  'a page does not have the word %j',
  (word) => {
    expect(reason({ include: [word] })).toEqual({ kind: 'no_included_word' });
    expect(reason({ exclude: [word] })).toBeNull();
  },
);

test('a page passes with one of the words to include, and fails with one to exclude', () => {
  expect(reason({ include: ['copper', 'steel'] })).toBeNull();
  expect(reason({ include: ['steel'], exclude: ['copper', 'prices'] })).toEqual({
    kind: 'excluded_word',
    word: 'prices',
  });
});

test('every page passes without words', () => expect(reason({})).toBeNull());
