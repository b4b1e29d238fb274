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
