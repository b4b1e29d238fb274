import { truncate } from './truncate';

test('a text that fits is left as it is', () => expect(truncate('Ferry tariff', 12)).toBe('Ferry tariff'));

test('a longer one ends in an ellipsis, within its limit', () =>
  expect(truncate('Ferry tariffs', 12)).toBe('Ferry tarif…'));

test.each([
  'Ferry, tariffs of Arlen',
  'Ferry… tariffs of Arlen',
  'Ferry – tariffs of Arlen',
  'Ferry 🛳 tariffs of Arlen',
])('a word or mark that leads on never stands before the ellipsis: %s', (text) =>
  expect(truncate(text, 8)).toBe('Ferry…'),
);
