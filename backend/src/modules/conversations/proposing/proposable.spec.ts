import { entriesIn } from '#test/support/conversations/diary-entries';
import { thingWords } from '../diary/entry-words';

/** A Wednesday evening, 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const proposed = (message: string): readonly string[] => entriesIn(message, sent).map((entry) => thingWords(entry));

test.each([
  ['took 400 mg ibuprofen, two eggs and a coffee', ['Ibuprofen, 400 mg', '1 coffee']],
  ['slept 5 hours, headache 6/10, popped 2 ibuprofen', ['Sleep, 5 h']],
  ['a pint of water and a peppermint tea', ['Water, 1 pint', '1 peppermint tea']],
])('what has a unit or a number of its own is proposed beside anything: %s', (message, entries) =>
  expect(proposed(message)).toEqual(entries),
);

test.each([
  ['Pain 7/10. Eggs with toast', ['Pain 7 of 10']],
  ['Knees 6/10. Type 6, no blood. Toast', ['Pain 6 of 10, knees', 'Stool type 6, no blood']],
  ['knees are killing me today. id say 8', ['Pain 8 of 10, knees']],
  ['headache 6/10 and stomach pain 6', ['Pain 6 of 10, head', 'Pain 6 of 10, stomach']],
  ['Pain 7/10, type 6', ['Pain 7 of 10', 'Stool type 6']],
  ['Pain was 7 first thing, type 6', []],
  ['cramps 6/10, nausea and toast', ['Pain 6 of 10']],
  ['Pain 7/10, I can hardly sit', []],
])('what has a figure is proposed where its sentence has no other, or forms for all of it: %s', (message, entries) =>
  expect(proposed(message)).toEqual(entries),
);

test.each([
  ['nausea after lunch', ['Nausea']],
  ['porridge', ['Porridge']],
  ['2 stools', ['Stool, 2 times']],
  ['Nausea. Porridge', []],
  ['Porridge. Slept 7 hours', ['Sleep, 7 h']],
])('what has only a name is proposed where it is the whole message: %s', (message, entries) =>
  expect(proposed(message)).toEqual(entries),
);

test.each([
  ['my temples are pounding, nine', ['Pain 9 of 10, temples']],
  ['my temples are pounding, nine, curtains drawn', []],
  ['knees stiff and swollen since the flight, 4/10', []],
  ['went 3 times today', ['Stool, 3 times']],
  ['went 3 times to the shop', []],
])(
  'one word that nothing explains may stand beside a figure, and none beside a number of times: %s',
  (message, entries) => expect(proposed(message)).toEqual(entries),
);

test.each([
  ['of a length', 'slept like 4 hrs maybe 5'],
  ['of a type', 'Toilet tally eight, bristol seven, wiped out'],
  ['of a count', 'Hoy dos, tipo 4'],
  ['of another time', 'palpitations 6/10, 3 times last week'],
])('a figure %s that no field holds leaves a note: %s', (_, message) => expect(proposed(message)).toEqual([]));

test.each([
  ['a clock time', 'pain 7/10 at 8:15', 'Pain 7 of 10'],
  ['a scale', 'pain 7 out of 10', 'Pain 7 of 10'],
  ['a number in words', 'Stuhlgang zweimal, Typ 5', 'Stool type 5, 2 times'],
  ['halves', 'nur 5 1/2 Stunden geschlafen', 'Sleep, 5 h 30 min'],
  ['pieces of a strength', 'two 400 mg ibuprofen at noon', 'Ibuprofen, 2 × 400 mg'],
])('%s is no figure of something else: %s', (_, message, entry) => expect(proposed(message)).toEqual([entry]));
