import { localTime } from '#events/conversations/diary-entry';
import { thingWords } from '../diary/entry-words';
import { beginningsIn, clockIn } from './beginnings';

/** A Wednesday evening, 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const filledIn = (message: string): readonly string[] =>
  beginningsIn(message, sent).map((entry) =>
    entry.said === 'none'
      ? thingWords(entry)
      : `${thingWords(entry)} @ ${localTime(entry.at, entry.offsetMinutes).slice(5, 16).replace('T', ' ')}`,
  );

test.each([
  ['Woke up late, took 400 mg ibuprofen at 9am, felt better', ['Ibuprofen, 400 mg @ 05-06 09:00']],
  ['I think I had about 400 mg ibuprofen this morning', ['Ibuprofen, 400 mg']],
  ['Maybe ibuprofen 400 mg, around 09:00', ['Ibuprofen, 400 mg @ 05-06 09:00']],
  ['Ana cooked, two eggs and a coffee', ['2 × eggs', '1 × coffee']],
  ['Took 40 mg of pred this morning, tastes vile', ['Pred, 40 mg @ 05-06 09:00']],
])('a form is filled in with what is known wholly in “%s”', (message, shown) =>
  expect(filledIn(message)).toEqual(shown),
);

test.each([
  ['a range', 'between 400 and 600 mg ibuprofen'],
  ['a range', '400 to 600 mg ibuprofen'],
  ['a range', '400-600 mg ibuprofen'],
  ['a range', 'ibuprofen 400 mg or 600 mg'],
  ['several', 'took 400 mg ibuprofen, hated it, later 200 mg paracetamol'],
  ['no medicine', 'there are 400 mg sodium in that soup'],
  ['no unit', 'ibuprofen 400 or so'],
  ['a pain that is out of its scale', 'I guess pain 70/10'],
  ['a pain among other words', 'I guess my pain was 7/10 or so'],
  ['a dose that may be another', 'took ibuprofen, 400 or 600 mg'],
  ['nothing', 'Rough night'],
])('of %s with nothing: %s', (_, message) => expect(filledIn(message)).toEqual([]));

test.each([
  ['I think it was at 9am', '07:00'],
  ['around 14:20 I guess', '12:20'],
  ['between 8am and 9am', null],
  ['at 9', null],
  ['at 11pm', null],
])('%s: the time %s', (message, time) => expect(clockIn(message, sent)?.slice(11, 16) ?? null).toBe(time));
