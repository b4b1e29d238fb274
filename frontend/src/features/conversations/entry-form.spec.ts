import type { DiaryEntry } from './api/entries';
import { type Values, emptyValues, entryTyped, toFormValues } from './entry-form';

const when = { at: '2026-05-06T12:20:00.000Z', offset_minutes: 120, said: 'none', words: 'Pain 7/10' } as const;
const now = emptyValues(when);

const entries: readonly DiaryEntry[] = [
  { kind: 'stool', bristol: 6, count: 2, blood: false, ...when },
  { kind: 'pain', strength: 7, where: 'lower back', ...when },
  { kind: 'symptom', what: 'nausea', strength: 'mild', ...when },
  { kind: 'meal', what: 'toast', amount: { value: 2, unit: 'slices' }, ...when },
  { kind: 'drink', what: 'tea', amount: null, ...when },
  { kind: 'medication', name: 'ibuprofen', dose: '400 mg', ...when },
  { kind: 'sleep', minutes: 450, ...when },
  { kind: 'mood', what: 'low', strength: null, ...when },
  { kind: 'note', text: 'See the nurse', ...when },
];

test.each(entries)('a form that nobody touched keeps the entry as it was: $kind', (entry) =>
  expect(entryTyped(entry.kind, toFormValues(entry), entry)).toEqual({ entry }),
);

test('another time is exact', () =>
  expect(entryTyped('pain', { ...now, strength: '4', day: '2026-05-06', time: '09:00' }, when)).toEqual({
    entry: { kind: 'pain', strength: 4, where: null, ...when, at: '2026-05-06T07:00:00.000Z', said: 'time' },
  }));

test('a day alone keeps no time', () => {
  const day = { entry: { kind: 'pain', strength: 4, where: null, ...when, said: 'day' } };
  expect(entryTyped('pain', { ...now, strength: '4', time: '' }, when)).toEqual(day);
  expect(entryTyped('pain', { ...now, strength: '4', day: '2026-05-04', time: '' }, when)).toEqual({
    entry: { ...day.entry, at: '2026-05-04T10:00:00.000Z' },
  });
});

test('what was not told is left empty', () => {
  const begun = { kind: 'stool', bristol: 6, count: null, blood: null, ...when, asks_time: false } as const;
  expect(toFormValues(begun)).toMatchObject({ bristol: '6', count: '', blood: '' });
  expect([emptyValues(when).count, emptyValues(when, 'been all morning').count]).toEqual(['1', '']);
  expect(toFormValues({ ...begun, said: 'day' })).toMatchObject({ day: '2026-05-06', time: '' });
});

test.each<[DiaryEntry['kind'], Partial<Values>, keyof Values]>([
  ['pain', { strength: '70' }, 'strength'],
  ['pain', { strength: 'a lot' }, 'strength'],
  ['stool', { bristol: '8' }, 'bristol'],
  ['stool', { count: '0' }, 'count'],
  ['symptom', { what: ' ' }, 'what'],
  ['symptom', { what: 'nausea', strength: '11' }, 'strength'],
  ['drink', { what: 'tea', amount: 'two' }, 'amount'],
  ['medication', {}, 'name'],
  ['sleep', { hours: '25' }, 'hours'],
  ['mood', {}, 'what'],
  ['note', {}, 'text'],
  ['note', { day: '' }, 'day'],
])('%s %j: its fault is said at %s', (kind, typed, name) =>
  expect(entryTyped(kind, { ...now, ...typed }, when)).toEqual({ fieldErrors: { [name]: expect.any(String) } }),
);
