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
  ['stool this morning, type 5', ['Stool type 5']],
  ['took ibuprofen at 9am, 400 mg', ['Ibuprofen, 400 mg @ 09:00']],
])('“%s” is one thing with its details', (message, expected) => expect(told(message)).toEqual(expected));

test.each(['Loose stool this morning. Type 6.', 'ibuprofen this morning, 400 mg ibuprofen'])(
  'nothing is proposed from “%s”, which may be one thing or two',
  (message) => {
    expect(told(message)).toEqual([]);
    expect(readEntries(message, sent).rest).toEqual([message]);
  },
);
