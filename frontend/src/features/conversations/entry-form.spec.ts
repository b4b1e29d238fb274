import type { DiaryEntry, EntryDraft, EntryKind } from './api/entries';
import { entryFormValues, entryRules, toEntry } from './entry-form';

const when = { at: '2026-05-06T12:20:00.000Z', offset_minutes: 120, said: 'none', words: 'Pain 7/10' } as const;

/** The entry that a form is parsed to, or the paths of its invalid inputs. */
const submitted = (kind: EntryKind, values: object, base: Pick<DiaryEntry, keyof typeof when> = when) => {
  const { data, error } = entryRules(kind).safeParse(values);
  return data === undefined ? error?.issues.map(({ path }) => path.join('.')) : toEntry(kind, data, base);
};
const blank = (kind: EntryKind) => entryFormValues(kind, undefined, when);

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

test.each(entries)('an untouched form leaves the entry unchanged: $kind', (entry) =>
  expect(submitted(entry.kind, entryFormValues(entry.kind, entry, entry), entry)).toEqual(entry),
);

test('a changed time is sent as exact', () =>
  expect(submitted('pain', { ...blank('pain'), strength: '4', day: '2026-05-06', time: '09:00' })).toEqual({
    kind: 'pain',
    strength: 4,
    where: null,
    ...when,
    at: '2026-05-06T07:00:00.000Z',
    said: 'time',
  }));

test('a day without a time is sent without a time', () => {
  const day = { kind: 'pain', strength: 4, where: null, ...when, said: 'day' };
  expect(submitted('pain', { ...blank('pain'), strength: '4', time: '' })).toEqual(day);
  expect(submitted('pain', { ...blank('pain'), strength: '4', day: '2026-05-04', time: '' })).toEqual({
    ...day,
    at: '2026-05-04T10:00:00.000Z',
  });
});

test('fields that the message did not mention are empty', () => {
  const begun: EntryDraft = { kind: 'stool', bristol: 6, count: null, blood: null, ...when, asks_time: false };
  expect(entryFormValues('stool', begun, when)).toMatchObject({ bristol: '6', count: '', blood: '' });
  expect(blank('stool')).toMatchObject({ count: '1' });
  expect(entryFormValues('stool', undefined, when, 'been all morning')).toMatchObject({ count: '' });
  expect(entryFormValues('stool', begun, { ...when, said: 'day' })).toMatchObject({ day: '2026-05-06', time: '' });
});

test.each<[EntryKind, object, string]>([
  ['pain', { strength: '70' }, 'strength'],
  ['pain', { strength: 'a lot' }, 'strength'],
  ['stool', { bristol: '8' }, 'bristol'],
  ['stool', { bristol: '6.5' }, 'bristol'],
  ['stool', { count: '0' }, 'count'],
  ['symptom', { what: ' ' }, 'what'],
  ['symptom', { what: 'nausea', strength: '11' }, 'strength'],
  ['drink', { what: 'tea', amount: { value: 'two', unit: 'cups' } }, 'amount.value'],
  ['medication', {}, 'name'],
  ['sleep', { minutes: '25' }, 'minutes'],
  ['mood', {}, 'what'],
  ['note', {}, 'text'],
  ['note', { text: 'See the nurse', day: '' }, 'day'],
])('%s %j: the error is shown at %s', (kind, values, name) =>
  expect(submitted(kind, { ...blank(kind), ...values })).toEqual([name]),
);
