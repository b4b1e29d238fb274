import type { DiaryEntry } from '#events/conversations/diary-entry';
import { entryWords } from '../diary/entry-words';
import { readEntries } from './read-entries';

const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };
const shown = (message: string, language: 'en' | 'de'): readonly string[] =>
  readEntries(message, sent).read.map(({ entry }) => entryWords(entry, { sent, language }));

test.each([
  ['Gestern 2 Bier', '2 × Bier, yesterday', '2 × Bier, gestern'],
  ['Heute Bauchschmerzen 6/10', 'Pain 6 of 10, Bauch, today', 'Schmerzen 6 von 10, Bauch, heute'],
  ['took 400 mg Ibuprofen at 9am', 'Ibuprofen, 400 mg, today 09:00', 'Ibuprofen, 400 mg, heute um 09:00'],
])('names keep the capitals with which they were typed: %s', (message, inEnglish, inGerman) => {
  expect(shown(message, 'en')).toEqual([inEnglish]);
  expect(shown(message, 'de')).toEqual([inGerman]);
});

test('the first word of a sentence says nothing of its capital, nor does a message in capitals', () => {
  const namesOf = (message: string) =>
    readEntries(message, sent).read.map(({ entry }) => ('name' in entry ? entry.name : ''));
  expect(namesOf('Ibuprofen 400 mg at 9am')).toEqual(['ibuprofen']);
  expect(namesOf('TOOK 400 MG IBUPROFEN AT 9AM')).toEqual(['ibuprofen']);
});

test('a German noun that was typed small is written large', () => {
  const toast: DiaryEntry = {
    kind: 'meal',
    what: 'toast',
    amount: { value: 2, unit: 'scheiben' },
    at: sent.at,
    offsetMinutes: 120,
    said: 'none',
    words: null,
  };
  expect(entryWords(toast, { sent, language: 'de' })).toBe('Toast, 2 Scheiben, notiert heute um 20:30');
  expect(entryWords({ ...toast, amount: { value: 200, unit: 'ml' } }, { sent, language: 'de' })).toContain('200 ml');
});
