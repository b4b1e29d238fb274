import { localTime } from '#events/conversations/diary-entry';
import { thingWords } from '../diary/entry-words';
import { readEntries } from './read-entries';

/** A Wednesday afternoon. */
const sent = { at: '2026-05-06T16:07:00.000Z', offsetMinutes: 0 };

const told = (message: string): readonly string[] =>
  readEntries(message, sent).read.map(({ entry }) => {
    const thing = thingWords(entry);
    return entry.said === 'time' ? `${thing} @ ${localTime(entry.at, entry.offsetMinutes).slice(11, 16)}` : thing;
  });

test.each([
  ['loose stool at 4am, type 6', ['Stool type 6 @ 04:00']],
  ['bowel movement at 8am, type 4, no blood', ['Stool type 4, no blood @ 08:00']],
  ['loose stool at 9am, type 6, a bit of blood', ['Stool type 6, with blood @ 09:00']],
  ['stool this morning, type 5', ['Stool type 5']],
  ['took ibuprofen at 9am, 400 mg', ['Ibuprofen, 400 mg @ 09:00']],
  ['coffee at 8am, two cups', ['Coffee, 2 cups @ 08:00']],
])('“%s” is one thing with its details', (message, expected) => expect(told(message)).toEqual(expected));

test.each([
  'loose stool and type 6',
  'Loose stool this morning. Type 6.',
  'type 6 at 4am, loose stool',
  'loose stool, pain 4, type 6',
  '2 stools, one type 6',
  'ibuprofen this morning, 400 mg ibuprofen',
  'coffee this morning and 2 cups of coffee',
  'pain 6, stomach pain 6',
])('nothing is proposed from “%s”, which may be one thing or two', (message) => {
  expect(told(message)).toEqual([]);
  expect(readEntries(message, sent).rest).toEqual([message]);
});

test.each([
  ['type 5 and type 6', ['Stool type 5', 'Stool type 6']],
  ['stool at 4am, type 6 at 6am', ['Stool @ 04:00', 'Stool type 6 @ 06:00']],
  ['stool at 4am, then type 6 at 5am', ['Stool @ 04:00', 'Stool type 6 @ 05:00']],
  ['headache 6/10 and stomach pain 6', ['Pain 6 of 10, head', 'Pain 6 of 10, stomach']],
  ['3 stools, one with blood', ['Stool, 2 times', 'Stool, with blood']],
])('each thing in “%s” is another', (message, expected) => expect(told(message)).toEqual(expected));
