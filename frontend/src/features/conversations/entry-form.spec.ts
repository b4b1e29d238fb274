import type { Entry } from './api/entries';
import { type Values, emptyValues, entryTyped, valuesOf } from './entry-form';

const when = { at: '2026-05-06T12:20:00.000Z', offset_minutes: 120, said: 'none', words: 'Pain 7/10' } as const;
const now = emptyValues(when.at, 120);

const entries: readonly Entry[] = [
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
  expect(entryTyped(entry.kind, valuesOf(entry), entry)).toEqual({ entry }),
);

test('another time is exact', () =>
  expect(entryTyped('pain', { ...now, strength: '4', at: '2026-05-06T09:00' }, when)).toEqual({
    entry: { kind: 'pain', strength: 4, where: null, ...when, at: '2026-05-06T07:00:00.000Z', said: 'time' },
  }));

test.each<[Entry['kind'], Partial<Values>, keyof Values]>([
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
  ['note', { at: '' }, 'at'],
])('%s %j: its fault is said at %s', (kind, typed, name) =>
  expect(entryTyped(kind, { ...now, ...typed }, when)).toEqual({ faults: { [name]: expect.any(String) } }),
);
