import { kindsSpokenOf } from './kinds-spoken-of';

test.each([
  ['been to the loo all morning, tummy in knots', ['stool', 'pain']],
  ['two imodium after the curry', ['medication', 'meal']],
  ['barely slept, head pounding', ['sleep', 'pain']],
  ['drei Tassen Kaffee und Bauchweh', ['drink', 'pain']],
  ['me duele la cabeza desde el desayuno', ['pain', 'meal']],
  ['going out', []],
  ['same as yesterday', []],
])('%s', (note, kinds) => expect(kindsSpokenOf(note)).toEqual(kinds));
