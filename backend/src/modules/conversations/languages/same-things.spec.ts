import { sameStem } from './same-things';

test.each([
  ['tummy', 'Bauch'],
  ['knackered', 'fatigue'],
  ['queasy', 'náuseas'],
  ['mesalazina', 'mesalazine'],
  ['Gelenk', 'joints'],
])('%s and %s are asked for as the same', (one, other) =>
  expect(sameStem(one.toLowerCase())).toBe(sameStem(other.toLowerCase())),
);

test.each([
  ['back', 'knee'],
  ['fatigue', 'nausea'],
  ['coffee', 'tea'],
])('%s and %s are not', (one, other) => expect(sameStem(one)).not.toBe(sameStem(other)));
