import { entriesIn } from '#test/support/conversations/diary-entries';
import { entryWords, thingWords } from '../diary/entry-words';
import { textsIn } from '../wording/texts';

/** 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };
const entriesOf = (message: string): string =>
  entriesIn(message, sent)
    .map((entry) => entryWords(entry, { sent, language: 'en' }))
    .join('; ');

describe('a number of pieces and their strength', () => {
  test.each([
    ['took 2 of my 500 mg metformin with dinner yesterday', 'Metformin, 2 × 500 mg, yesterday'],
    ['took half of a 20mg prednisone tablet at 9 am', 'Prednisone, ½ × 20mg, today 09:00'],
    ['a quarter of a 100mg trazodone at noon', 'Trazodone, ¼ × 100mg, today 12:00'],
    ['one and a half tablets of 5mg prednisolone at noon', 'Prednisolone, 1½ × 5mg, today 12:00'],
    ['two 400 mg ibuprofen at noon', 'Ibuprofen, 2 × 400 mg, today 12:00'],
    ['I took 2 paracetamol 500 mg each at noon', 'Paracetamol, 2 × 500 mg, today 12:00'],
    ['only took half my usual 75 mcg levothyroxine today', 'Levothyroxine, ½ × 75 mcg, today'],
    ['took two paracetamol 500 mg at half past nine', 'Paracetamol, 2 × 500 mg, today 09:30'],
    ['zwei Paracetamol 500 mg um halb zehn genommen', 'Paracetamol, 2 × 500 mg, today 09:30'],
    ['tomé dos paracetamoles de 500 mg a las nueve y media', 'Paracetamoles, 2 × 500 mg, today 09:30'],
    ['2 Tabletten à 500 mg Metformin um 13 Uhr genommen', 'Metformin, 2 × 500 mg, today 13:00'],
    ['zwei Paracetamol je 500 mg um 13 Uhr genommen', 'Paracetamol, 2 × 500 mg, today 13:00'],
    ['die Hälfte von einer 20 mg Citalopram um 13 Uhr genommen', 'Citalopram, ½ × 20 mg, today 13:00'],
    ['tomé la mitad de una pastilla de 20 mg de omeprazol a las 13:00', 'Omeprazol, ½ × 20 mg, today 13:00'],
    ['me tomé 2 de las pastillas de 500 mg de metformina a las 13:00', 'Metformina, 2 × 500 mg, today 13:00'],
  ])('%s', (message, entry) => expect(entriesOf(message)).toBe(entry));

  test.each([
    ['a single piece has its strength', 'I took a 500mg paracetamol at noon', 'Paracetamol, 500mg, today 12:00'],
    [
      'pieces alone',
      'eine halbe Tablette Bisoprolol um 13 Uhr genommen',
      'Bisoprolol, eine halbe tablette, today 13:00',
    ],
    ['half an hour is no half dose', 'ibuprofen 400mg half an hour ago', 'Ibuprofen, 400mg, today 20:00'],
  ])('%s', (_, message, entry) => expect(entriesOf(message)).toBe(entry));

  test.each([
    'took 3 tablets of sertraline 25 mg',
    'took 500mg paracetamol, two of them, at noon',
    '500 mg Metformin, davon zwei, um 8 genommen',
    'took three 5 mg and one 1 mg prednisolone this morning',
    'habe die doppelte Dosis genommen, 40 mg Pantoprazol',
    'took 20mg omeprazole morning and evening',
    'took a couple of 200 mg ibuprofen at noon',
    'took less than 5 mg prednisone today',
    'sertraline 25 mg, 3 tablets this morning',
    'eine halbe Tablette Bisoprolol 5 mg um 8 genommen',
    'doubled my 50mg dose of losartan tonight',
    'cut my 40 mg omeprazole in half and took one half this morning',
    '2 mesalazine 1000mg',
    'took two paracetamol 1 g at noon',
    'me tomé un paracetamol de un gramo',
  ])('the message becomes a note if the strength may be that of one or of all: %s', (message) =>
    expect(entriesOf(message)).toBe(''),
  );
});

describe('a span between two hours', () => {
  test.each([
    ['zwischen 10 und 11 Uhr dreimal auf Klo', 'Stool, 3 times, today'],
    ['zwischen 14 und 16 Uhr starke Bauchschmerzen, 6 von 10', 'Pain 6 of 10, Bauch, today'],
    ['went to the toilet four times between midnight and 6 am', 'Stool, 4 times, today'],
    ['yesterday between noon and 2pm nausea 5/10', 'Nausea 5 of 10, yesterday'],
    ['dolor de cabeza entre las 3 y las 5 de la tarde', 'Dolor de cabeza, today'],
  ])('the span has its day, and neither of the two hours: %s', (message, entry) =>
    expect(entriesOf(message)).toBe(entry),
  );

  test.each([
    'zwischen 22 und 23 Uhr starke Bauchschmerzen, 6 von 10',
    'headache from 3pm yesterday until 8 this morning',
    'stomach pain from 6 to 3',
    'pain between 6 and 7',
  ])('the message becomes a note if its day or meaning is open: %s', (message) => expect(entriesOf(message)).toBe(''));

  test('a strength before an hour is not an end of a span', () =>
    expect(entriesOf('Bristol 4 a las 8 de la mañana')).toBe('Stool type 4, today 08:00'));
});

describe('a sleep by its length or its ends', () => {
  test.each([
    ['Slept terribly, like 4 and a half hours', '4 h 30 min'],
    ['slept from 11 to half six', '7 h 30 min'],
    ['slept 11pm-7am', '8 h'],
    ['von 22 bis 6 Uhr geschlafen', '8 h'],
    ['habe gut geschlafen, von 23 Uhr bis 7 Uhr', '8 h'],
    ['nur 5 1/2 Stunden geschlafen', '5 h 30 min'],
    ['habe schlecht geschlafen, so viereinhalb Stunden', '4 h 30 min'],
    ['he dormido de las 11 de la noche a las 6 de la mañana', '7 h'],
    ['dormí fatal, unas 4 horas y media', '4 h 30 min'],
  ])('%s', (message, length) => expect(entriesOf(message)).toBe(`Sleep, ${length}, noted today 20:30`));

  test.each([
    'slept from 11 to 3 and from 4 to 7',
    'tried to sleep from 11 to 7',
    'slept 2 x 3 hours',
    "couldn't sleep from 2 to 4",
    'slept from 1 to 2 this afternoon',
  ])('the message becomes a note: %s', (message) => expect(entriesOf(message)).toBe(''));
});

test.each([
  ['fever 38.9 at 7pm', 'Fever 38.9, today 19:00'],
  ['Fieber 38,7 um 19 Uhr', 'Fieber 38,7, today 19:00'],
  ['fever 7/10 at 7pm', 'Fever 7 of 10, today 19:00'],
])('a fever keeps its temperature: %s', (message, entry) => expect(entriesOf(message)).toBe(entry));

test('a word that only sounds like a child is not somebody else', () =>
  expect(entriesOf('stool was a type 6, kinda, about twenty to twelve')).toBe('Stool type 6, today 11:40'));

test('English units are named in German to somebody who reads German', () => {
  const water = { kind: 'drink', what: 'Water', amount: { value: 1.5, unit: 'litres' } } as const;
  expect(thingWords(water, textsIn('de'))).toBe('Water, 1,5 Liter');
});
