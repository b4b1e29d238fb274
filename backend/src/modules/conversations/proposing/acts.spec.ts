import type { DiaryEntry, Thing } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import { entryWords } from '../diary/entry-words';
import { actIn, proposalFor } from './acts';

/** 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const entry = (thing: Thing, at: string, words: string | null = null): DiaryEntry => ({
  ...thing,
  at: `2026-05-06T${at}:00.000Z`,
  offsetMinutes: 120,
  said: 'time',
  words,
});
const known = (...entries: readonly DiaryEntry[]): readonly KnownEntry[] =>
  entries.map((each, at) => ({ entryId: `e${at}`, entry: each }));

const coffee = entry({ kind: 'drink', what: 'coffee', amount: { value: 2, unit: 'cups' } }, '06:00');
const pain = entry({ kind: 'pain', strength: 7, where: 'lower back' }, '12:00');
const toast = entry({ kind: 'meal', what: 'toast', amount: null }, '05:30', 'toast for breakfast');
const stool = entry({ kind: 'stool', bristol: 6, count: 1, blood: null }, '10:00');
const newest = known(pain, stool, coffee, toast);

/** What a card would show. */
const card = (message: string, entries = newest): string | null => {
  const act = actIn(message);
  if (act === null) return 'no act';
  const found = proposalFor(act, entries, sent, message);
  if (found === null) return null;
  const { proposal } = found;
  switch (proposal.does) {
    case 'delete':
      return `delete ${entryWords(proposal.was, sent)}`;
    case 'change':
      return `${entryWords(proposal.was, sent)} → ${entryWords(proposal.entry, sent)}`;
    default:
      return 'add';
  }
};

test.each([
  ['delete the last entry', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['Please delete the coffee.', 'delete Coffee, 2 cups, today 08:00'],
  ['undo that', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['borra la última entrada', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['change the coffee to tea', 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ['cambia el coffee por tea', 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ['breakfast was at 9', 'Toast, today 07:30 → Toast, today 09:00'],
  ['the coffee was at 10', 'Coffee, 2 cups, today 08:00 → Coffee, 2 cups, today 10:00'],
  ['change the pain to 4/10', 'Pain 7 of 10, lower back, today 14:00 → Pain 4 of 10, lower back, today 14:00'],
  ['No, it was 4/10', 'Pain 7 of 10, lower back, today 14:00 → Pain 4 of 10, lower back, today 14:00'],
  ['change the stool to type 5', 'Stool type 6, today 12:00 → Stool type 5, today 12:00'],
])('%s: before and after', (message, shown) => expect(card(message)).toBe(shown));

const headache = entry({ kind: 'pain', strength: 6, where: 'head' }, '13:00');
const ibuprofen = entry({ kind: 'medication', name: 'ibuprofen', dose: '400 mg' }, '07:00');
const nausea = entry({ kind: 'symptom', what: 'Nausea', strength: 6 }, '07:00');
const sleep = entry({ kind: 'sleep', minutes: 420 }, '05:00');

describe('a correction is of what it names, of the last entry, or of the last one that its unit can mean', () => {
  test.each([
    [
      'Actually the headache was 4',
      [headache, pain],
      'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00',
    ],
    [
      'actually, my headache was at 4/10',
      [headache],
      'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00',
    ],
    [
      'No, the headache was 4 out of 10',
      [pain, headache],
      'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00',
    ],
    [
      'sorry, lower back pain was 5',
      [headache, pain],
      'Pain 7 of 10, lower back, today 14:00 → Pain 5 of 10, lower back, today 14:00',
    ],
    ['Actually the nausea was 3', [pain, nausea], 'Nausea 6 of 10, today 09:00 → Nausea 3 of 10, today 09:00'],
    ['no, it was type 5', [pain, stool], 'Stool type 6, today 12:00 → Stool type 5, today 12:00'],
    ['no that was type 5', [stool], 'Stool type 6, today 12:00 → Stool type 5, today 12:00'],
    ['make that 600 mg', [ibuprofen], 'Ibuprofen, 400 mg, today 09:00 → Ibuprofen, 600 mg, today 09:00'],
    ['make that 600 mg', [headache, ibuprofen], 'Ibuprofen, 400 mg, today 09:00 → Ibuprofen, 600 mg, today 09:00'],
    ['It was 600 mg, not 400', [ibuprofen], 'Ibuprofen, 400 mg, today 09:00 → Ibuprofen, 600 mg, today 09:00'],
    ['that should be 600 mg', [ibuprofen], 'Ibuprofen, 400 mg, today 09:00 → Ibuprofen, 600 mg, today 09:00'],
    ['I meant 4', [headache], 'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00'],
    ['no, it was 6 hours', [headache, sleep], 'Sleep, 7 h, today 07:00 → Sleep, 6 h, today 07:00'],
    ['no, era tipo 5', [stool], 'Stool type 6, today 12:00 → Stool type 5, today 12:00'],
    ['sorry, make it tea', [coffee], 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
    ['actually it was at 10', [coffee], 'Coffee, 2 cups, today 08:00 → Coffee, 2 cups, today 10:00'],
  ])('%s', (message, entries, shown) => expect(card(message, known(...entries))).toBe(shown));

  test.each([
    ['a figure that no entry before it need mean', 'no, it was 4', [coffee, headache]],
    ['another medicine', 'Actually 500 mg paracetamol', [headache, ibuprofen]],
    ['a pain elsewhere', 'Actually the headache was 4', [pain]],
    ['what is out of the scale', 'no, it was type 9', [stool]],
  ])('%s: %s', (_, message, entries) => expect(card(message, known(...entries))).toBeNull());

  test.each(['No pain 4/10', 'no blood today', 'No coffee', 'No type 6 today', 'The headache was 4'])(
    '%s: no act',
    (message) => expect(card(message, known(headache, stool))).toBe('no act'),
  );
});

test.each([
  ['an entry that is not there', 'delete the wine'],
  ['what no diary can have', 'change the pain to 70/10'],
  ['another kind of thing', 'change the pain to tea'],
  ['what is unclear', 'change the coffee to something else'],
  ['a time that is still to come', 'the coffee was at 23:00'],
])('of %s there is no card', (_, message) => expect(card(message)).toBeNull());

test('in an empty diary there is nothing to change', () => expect(card('delete the last entry', [])).toBeNull());

test.each(['pain 7/10', 'I deleted the app', 'They change the bandage to day', 'Breakfast was great'])(
  '%s: no act',
  (message) => expect(card(message)).toBe('no act'),
);
