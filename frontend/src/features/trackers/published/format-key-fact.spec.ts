import { formatKeyFact, formatReading } from './format-key-fact';

test.each([
  [1_200_000_000_000, 'currency', '$1.2 trillion', '$1,200,000,000,000.00'],
  [700_000_000_000, 'currency', '$700 billion', '$700,000,000,000.00'],
  [1_234_567_890, 'currency', '$1.23 billion', '$1,234,567,890.00'],
  [1_000_000, 'currency', '$1 million', '$1,000,000.00'],
  [-1_200_000_000_000, 'currency', '-$1.2 trillion', '-$1,200,000,000,000.00'],
  [1_200_000_000_000_000, 'currency', '$1,200 trillion', '$1,200,000,000,000,000.00'],
  [999_999, 'currency', '$999,999', '$999,999.00'],
  [50, 'currency', '$50', '$50.00'],
  [1234.5, 'currency', '$1,234.50', '$1,234.50'],
  [3.459, 'currency', '$3.459', '$3.459'],
  [-0.5, 'currency', '-$0.50', '-$0.50'],
  [0, 'currency', '$0', '$0.00'],
  [0.00042, 'currency', '$0.00042', '$0.00042'],
  [50, 'percentage', '50 %', '50.00 %'],
  ['50.00', 'percentage', '50 %', '50.00 %'],
  ['12.5', 'percentage', '12.5 %', '12.50 %'],
  [4.125, 'percentage', '4.125 %', '4.125 %'],
  [-2.5, 'percentage', '-2.5 %', '-2.50 %'],
  [1250, 'percentage', '1,250 %', '1,250.00 %'],
  [0.0042, 'percentage', '0.0042 %', '0.0042 %'],
  [0, 'percentage', '0 %', '0.00 %'],
  [1000, 'number', '1,000', '1,000.00'],
  [1234.56, 'number', '1,234.56', '1,234.56'],
  [1234.56789, 'number', '1,234.568', '1,234.56789'],
  [331_449_281, 'number', '331.45 million', '331,449,281.00'],
  [-3_000_000, 'number', '-3 million', '-3,000,000.00'],
  [1 / 3, 'number', '0.333', '0.333333333333333'],
  [0.1 + 0.2, 'number', '0.3', '0.30'],
] as const)('%p as %p is shown as %p and is exactly %p', (value, type, shown, exact) =>
  expect(formatKeyFact(value, type)).toEqual({ shown, exact }),
);

test.each([
  [999_999_999.99, '$1 billion', '$999,999,999.99'],
  [999_996_000, '$1 billion', '$999,996,000.00'],
  [999_994_000, '$999.99 million', '$999,994,000.00'],
])('%p is rounded to the next scale, not to a thousand of its own', (value, shown, exact) =>
  expect(formatKeyFact(value, 'currency')).toEqual({ shown, exact }),
);

test.each([
  [true, 'boolean', 'Yes'],
  ['true', 'boolean', 'Yes'],
  [false, 'boolean', 'No'],
  ['false', 'boolean', 'No'],
  ['December 31', 'string', 'December 31'],
  ['December 31', undefined, 'December 31'],
  ['2030', 'string', '2030'],
  ['€5 million', 'string', '€5 million'],
  ['€5 million', 'currency', 'Unknown'],
  ['soon', 'number', 'Unknown'],
  ['Infinity', 'number', 'Unknown'],
  [' ', 'number', 'Unknown'],
  [null, 'number', 'Unknown'],
  [undefined, 'string', 'Unknown'],
] as const)('%p as %p is %p, shown and exactly', (value, type, words) =>
  expect(formatKeyFact(value, type)).toEqual({ shown: words, exact: words }),
);

const reading = (was: number) => ({ qualifier: null, was, was_qualifier: null });

test('a value and the one before it are shown as people write them', () => {
  const { now, was } = formatReading(1_200_000_000_000, 'currency', reading(1_000_000_000_000));
  expect([now.shown, was?.shown]).toEqual(['$1.2 trillion', '$1 trillion']);
});

test('a change that rounding would hide is shown exactly', () => {
  const { now, was } = formatReading(1_233_000_000, 'currency', reading(1_231_000_000));
  expect([now.shown, was?.shown]).toEqual(['$1,233,000,000.00', '$1,231,000,000.00']);
});

test.each([
  ['more_than', 'over 253,000'],
  ['at_least', 'at least 253,000'],
  ['nearly', 'nearly 253,000'],
  ['about', 'about 253,000'],
] as const)('an amount that is %s is not shown as exact', (qualifier, words) =>
  expect(formatKeyFact(253_000, 'number', qualifier)).toEqual({ shown: words, exact: `${words}.00` }),
);
