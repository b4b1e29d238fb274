import { withoutPrintHyphens } from './print-hyphens';

const read = (...blocks: readonly string[]) => withoutPrintHyphens(blocks).join('\n');

test.each([
  [
    'the most- favored-nation tariff, or most-favored treatment',
    'the most-favored-nation tariff, or most-favored treatment',
  ],
  ['a U.S.- ROK alliance under the U.S.-ROK deal', 'a U.S.-ROK alliance under the U.S.-ROK deal'],
  ['its implemen- tation begins', 'its implementation begins'],
  ['a harbour- master, as the harbourmaster said', 'a harbourmaster, as the harbourmaster said'],
  ['Duty- free goods and duty-free shops', 'Duty-free goods and duty-free shops'],
])('%s', (printed, whole) => expect(read(printed)).toBe(whole));

test('the word may stand in another paragraph', () =>
  expect(read('the most- favored nation', 'a most-favored one')).toBe('the most-favored nation\na most-favored one'));

test.each([
  'pre- and post-war houses',
  'two- to three-fold',
  'first-, second- or third-class',
  'Ein- und Ausfuhr',
  'on- to off-line, and onto the pier',
  'the plan- which failed',
  'a most- favored nation',
  'from 5- 10 boats',
  'Harbour Order 12- the first',
])('leaves what may be meant: %s', (text) => expect(read(text)).toBe(text));
