import { anyOf, anyPiece, oneOf, opensWith } from './phrases';

const list = `
  take effect
  this ${oneOf('day week')}
`;

test.each([
  ['It will take effect today.', true],
  ['It happened this week.', true],
  ['It happened this weekend.', false],
  ['The uptake effect is small.', false],
])('any of the phrases as whole words: %s', (text, found) => expect(anyOf(list).test(text)).toBe(found));

test.each([
  ['this week it rained', true],
  ['this weekend it rained', false],
  ['In this week it rained', false],
  ['Note: it rained', true],
])('opening with one: %s', (text, found) => expect(opensWith(`${list}\nNote:`).test(text)).toBe(found));

test('matches pieces within words too', () => expect(anyPiece('www\nhttp').test('seehttp')).toBe(true));

test('matches a long text in linear time', () => {
  const text = 'this '.repeat(50_000);
  const began = performance.now();
  expect(anyOf(list).test(text)).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
});
