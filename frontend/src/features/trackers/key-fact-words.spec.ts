import { keyFactWords } from './key-fact-words';

test.each([
  [50, 'percentage', '50.00 %'],
  ['12.5', 'percentage', '12.50 %'],
  [1234.5, 'number', '1,234.50'],
  [1234.5, 'currency', '$1,234.50'],
  [true, 'boolean', 'Yes'],
  ['false', 'boolean', 'No'],
  ['December 31', undefined, 'December 31'],
  [null, 'number', 'Unknown'],
  ['soon', 'number', 'Unknown'],
  [undefined, 'string', 'Unknown'],
] as const)('%p as %p reads %s', (value, type, words) => expect(keyFactWords(value, type)).toBe(words));
