import type { DiaryEntry } from '#events/conversations/diary-entry';
import { isMeantBy } from './meant-entries';
import { withoutPart } from './parts-of-entry';

const meal = (what: string, value: number | null = null): DiaryEntry => ({
  kind: 'meal',
  at: '2026-11-26T12:00:00.000Z',
  offsetMinutes: 0,
  said: 'time',
  what,
  amount: value === null ? null : { value, unit: null },
  words: 'lunch was nice',
});

const left = (which: string, entry: DiaryEntry) => withoutPart(entry, isMeantBy(which));

test('the rest of a meal stays', () => {
  expect(left('apple', meal('cheese sandwich and an apple', 1))).toEqual(meal('cheese sandwich', 1));
  expect(left('cheese sandwich', meal('cheese sandwich and an apple', 1))).toEqual(meal('apple'));
  expect(left('soup', meal('salad, soup und Brot'))).toEqual(meal('salad, Brot'));
});

test.each([
  ['apple', 'apple'],
  ['lunch', 'cheese sandwich and an apple'],
  ['sandwich and apple', 'sandwich and an apple'],
])('all of an entry is no part of it: %s', (which, what) => expect(left(which, meal(what))).toBeNull());
