import { otherSpellings } from './spellings';

test.each([
  ['centre', 'center'],
  ['centers', 'centre'],
  ['labour', 'labor'],
  ['organisation', 'organization'],
  ['defence', 'defense'],
  ['aluminium', 'aluminum'],
  ['catalog', 'catalogue'],
])('%s is also written %s', (word, other) => expect(otherSpellings(word)).toContain(other));

test.each(['tariff', 'space', 'four', 'hour'])('%s is written alike', (word) =>
  expect(otherSpellings(word)).toEqual([]),
);
