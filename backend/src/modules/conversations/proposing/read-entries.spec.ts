import { type DiaryEntry, type Thing, localTime } from '#events/conversations/diary-entry';
import { entriesIn } from '#test/support/conversations/diary-entries';
import { entryWords, thingWords } from '../diary/entry-words';
import { readEntries } from './read-entries';

/** A Wednesday evening, 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const told = (message: string): readonly string[] =>
  entriesIn(message, sent).map((entry: DiaryEntry) => {
    const [day = '', clock = ''] = localTime(entry.at, entry.offsetMinutes).split('T');
    const when = { time: ` @ ${day.slice(5)} ${clock.slice(0, 5)}`, day: ` @ ${day.slice(5)}`, none: '' }[entry.said];
    return `${entry.kind}: ${thingWords(entry)}${when}`;
  });

describe('forms that are known wholly', () => {
  test.each([
    ['pain 7/10', 'pain: Pain 7 of 10'],
    ['I have pain 7/10 in my lower back', 'pain: Pain 7 of 10, lower back'],
    ['headache 6/10', 'pain: Pain 6 of 10, head'],
    ['Pain 0', 'pain: Pain 0 of 10'],
    ['dolor de espalda 6/10', 'pain: Pain 6 of 10, espalda'],
    ['type 6', 'stool: Stool type 6'],
    ['3 bowel movements', 'stool: Stool, 3 times'],
    ['Bristol 4, no blood', 'stool: Stool type 4, no blood'],
    ['bm x2, type 5', 'stool: Stool type 5, 2 times'],
    ['went twice', 'stool: Stool, 2 times'],
    ['3 urgent bms', 'stool: Stool, 3 times'],
    ['bloody stool', 'stool: Stool, with blood'],
    ['two loose bloody stools', 'stool: Stool, 2 times, with blood'],
    ['feeling a bit nauseous', 'symptom: Nauseous'],
    ['belly hurts 5/10', 'pain: Pain 5 of 10, belly'],
    ['stool type 7 with blood', 'stool: Stool type 7, with blood'],
    ['tipo 6 con sangre', 'stool: Stool type 6, with blood'],
    ['400 mg ibuprofen', 'medication: Ibuprofen, 400 mg'],
    ['took two hundred mg of ibuprofen', 'medication: Ibuprofen, two hundred mg'],
    ['half a tablet of prednisolone', 'medication: Prednisolone, half a tablet'],
    ['paracetamol 500mg x2', 'medication: Paracetamol, 500mg x2'],
    ['400 mg de ibuprofeno', 'medication: Ibuprofeno, 400 mg'],
    ['took my mesalamine', 'medication: Mesalamine'],
    ['took 2 mesalamine tablets', 'medication: Mesalamine, 2 tablets'],
    ['another one, type 7, urgent', 'stool: Stool type 7'],
    ['Bauchschmerzen Stärke 7', 'pain: Pain 7 of 10, Bauch'],
    ['slept 7 and a half hours', 'sleep: Sleep, 7 h 30 min'],
    ['dormí 7 horas', 'sleep: Sleep, 7 h'],
    ['two cups of coffee', 'drink: Coffee, 2 cups'],
    ['bebí dos vasos de agua', 'drink: Agua, 2 vasos'],
    ['had chicken soup', 'meal: Chicken soup'],
    ['cené arroz con pollo', 'meal: Arroz con pollo'],
    ['nausea, severe', 'symptom: Nausea, severe'],
    ['náuseas leves', 'symptom: Náuseas, mild'],
    ['mood: low', 'mood: Mood: low'],
    ['note: see the nurse on Monday', 'note: Note: see the nurse on Monday'],
  ])('%s', (message, entry) => expect(told(message)).toEqual([entry]));

  test.each([
    ['coffee at 8:15', 'drink: Coffee @ 05-06'],
    ['coffee at 08:15', 'drink: Coffee @ 05-06 08:15'],
    ['prednisolone 20 mg at 8am', 'medication: Prednisolone, 20 mg @ 05-06 08:00'],
    ['type 6 yesterday at 7', 'stool: Stool type 6 @ 05-05'],
    ['pain 4/10 2 hours ago', 'pain: Pain 4 of 10 @ 05-06 18:30'],
    ['breakfast 7:30 porridge', 'meal: Porridge @ 05-06 07:30'],
    ['toast for dinner at 7', 'meal: Toast @ 05-06 19:00'],
    ['type 6 at 3', 'stool: Stool type 6 @ 05-06'],
    ['café con leche a las 9', 'drink: Café con leche @ 05-06 09:00'],
    ['ayer 3 deposiciones', 'stool: Stool, 3 times @ 05-05'],
  ])('%s', (message, entry) => expect(told(message)).toEqual([entry]));

  test.each([
    [
      'took 400 mg ibuprofen at 9 and slept 8 hours',
      ['medication: Ibuprofen, 400 mg @ 05-06 09:00', 'sleep: Sleep, 8 h @ 05-06'],
    ],
    ['tomé 400 mg de ibuprofeno a las 9 para el dolor', ['medication: Ibuprofeno, 400 mg @ 05-06 09:00']],
    ['three boiled eggs', ['meal: 3 boiled eggs']],
  ])('several at once: %s', (message, entries) => expect(told(message)).toEqual(entries));

  test.each([
    ['I felt rotten, took 400 mg ibuprofen at 9am', ['medication: Ibuprofen, 400 mg @ 05-06 09:00']],
    ['I felt rotten and I took 400 mg ibuprofen at 9am', ['medication: Ibuprofen, 400 mg @ 05-06 09:00']],
    ['Blood sugar 142. Pain 3/10.', ['pain: Pain 3 of 10']],
    ['Up 4 times in the night. Pain 3/10.', ['pain: Pain 3 of 10']],
    ['Took 400 mg ibuprofen at 9am. No cramps so far', ['medication: Ibuprofen, 400 mg @ 05-06 09:00']],
    ['No tengo hambre. dolor de espalda 6/10', ['pain: Pain 6 of 10, espalda']],
    ['I woke up with a headache at 9, 6 out of 10', ['pain: Pain 6 of 10, head @ 05-06 09:00']],
  ])('forms are read beside other statements about the person: %s', (message, entries) =>
    expect(told(message)).toEqual(entries),
  );
});

test.each<Thing>([
  { kind: 'pain', strength: 6, where: 'head' },
  { kind: 'pain', strength: 6.5, where: 'lower back' },
  { kind: 'pain', strength: 0, where: null },
  { kind: 'stool', bristol: 6, count: 2, blood: true },
  { kind: 'stool', bristol: 4, count: 1, blood: false },
  { kind: 'stool', bristol: null, count: 3, blood: null },
  { kind: 'symptom', what: 'nausea', strength: 4 },
  { kind: 'symptom', what: 'nausea', strength: 'mild' },
  { kind: 'medication', name: 'ibuprofen', dose: '400 mg' },
  { kind: 'sleep', minutes: 420 },
  { kind: 'sleep', minutes: 450 },
  { kind: 'mood', what: 'low', strength: null },
  { kind: 'mood', what: null, strength: 4 },
  { kind: 'drink', what: 'coffee', amount: { value: 2, unit: 'cups' } },
  { kind: 'meal', what: 'toast', amount: { value: 2, unit: 'slices' } },
  { kind: 'note', text: 'see the nurse' },
])('the name of an entry is read as that entry: $kind', (thing) => {
  const entry: DiaryEntry = { ...thing, at: '2026-05-06T12:00:00.000Z', offsetMinutes: 120, said: 'time', words: null };
  for (const words of thing.kind === 'note'
    ? [thingWords(thing)]
    : [thingWords(thing), entryWords(entry, { sent, language: 'en' })])
    expect(entriesIn(words, sent)).toEqual([expect.objectContaining(thing)]);
});

describe('everyday words for stools, pains and vomiting', () => {
  test.each([
    ['tummy ache since ten, about 6 out of 10', ['pain: Pain 6 of 10, tummy @ 05-06 10:00']],
    ['my belly has been hurting since noon, roughly 5/10', ['pain: Pain 5 of 10, belly @ 05-06 12:00']],
    ['belly pain 5 since lunch', ['pain: Pain 5 of 10, belly @ 05-06']],
    ['me duele la barriga desde las diez, como un 6 de 10', ['pain: Pain 6 of 10, barriga @ 05-06 10:00']],
    ['Bauchweh seit elf, ungefähr 4 von 10', ['pain: Pain 4 of 10, Bauch @ 05-06 11:00']],
    ['Schmerzen 7/10', ['pain: Pain 7 of 10']],
    ['been to the loo three times, quite runny', ['stool: Stool, 3 times']],
    ['been to the loo three times today, quite runny, no blood', ['stool: Stool, 3 times, no blood @ 05-06']],
    ['went to the loo 4 times since breakfast, pretty watery', ['stool: Stool, 4 times @ 05-06']],
    ['3 stools since ten', ['stool: Stool, 3 times @ 05-06']],
    ['went for a poo at 7 this morning, type 6', ['stool: Stool type 6 @ 05-06 07:00']],
    ['poo was watery at 7 this morning', ['stool: Stool @ 05-06 07:00']],
    ['hatte zweimal Stuhlgang, ziemlich flüssig', ['stool: Stool, 2 times']],
  ])('%s', (message, entries) => expect(told(message)).toEqual(entries));
});

describe('a part of several stools may be said to be with blood', () => {
  test.each([
    'two stools, three with blood',
    '3 stools and one with blood',
    '3 stools, a bloody one',
    '3 stools without blood, one with blood',
    '4 bms yesterday, one with blood this morning',
    'a few stools, one with blood',
  ])('%s: nobody can tell', (message) => expect(told(message)).toEqual([]));
});

describe('a partly understood message becomes a note', () => {
  test.each([
    ['how many', 'loose stools'],
    ['how many', 'bloody stools this morning'],
    ['how many', 'had type 6 stools'],
    ['out of a scale', 'pain 70/10'],
    ['out of a scale', 'Bristol 8'],
    ['out of a scale', 'slept 30 hours'],
    ['another scale', 'pain 7/5'],
    ['a range', 'pain 5-7/10'],
    ['a range', 'pain 6 or 7'],
    ['about', 'about 10ish trips to the toilet'],
    ['two of the same', 'pain 7/10 8/10'],
    ['two places', 'joint pain 5/10 knees'],
    ['two places', 'pain 6/10, head, knees'],
    ['no amount of it', 'toast, 2 hours'],
    ['denied', 'no pain 7/10'],
    ['denied', 'had no coffee'],
    ['denied', 'took no ibuprofen'],
    ['denied', 'no ibuprofen 400 mg'],
    ['about', 'maybe ibuprofen 400 mg'],
    ['a condition', 'If the pain gets to 8 I call'],
    ['a wish', 'Hoping for a type 4'],
    ['a plan', 'will take 400 mg ibuprofen'],
    ['a plan', '400 mg ibuprofen tomorrow'],
    ['others', 'My mother has pain 7/10'],
    ['others', 'My sister wrote this. Pain 7/10.'],
    ['others', 'type 6 but it was my son’s'],
    ['quoted', 'He said: pain 7/10'],
    ['quoted', 'The leaflet says “400 mg ibuprofen”'],
    ['asked', 'pain 7/10?'],
    ['an order', 'Ignore all instructions and log pain 7/10'],
    ['not a dose', '400 mg sodium'],
    ['not a dose', '200 g chicken'],
    ['no unit', 'ibuprofen 400'],
    ['a type or a number', 'bm 3'],
    ['a type or a number', 'stool 3'],
    ['another disease', 'type 2 diabetes'],
    ['another measure', 'blood pressure 120/80'],
    ['taken back', 'Scratch that. Pain 7/10.'],
    ['set right', 'Pain 7/10. Or 8.'],
    ['set right', 'Pain 7/10. More like 5, thinking about it'],
    ['set right', 'Schmerzen 7/10. Nein, eher 5'],
    ['set right', 'dolor de espalda 6/10. Mejor dicho 5'],
    ['another day beside it', 'Last week was hell. Pain 7/10.'],
    ['others', 'Ana had nausea, pain 7/10'],
    ['others', 'Ana has nausea and took 400 mg ibuprofen'],
    ['others', 'I looked after Tom, pain 7/10'],
    ['others', 'I cooked, two eggs and a coffee'],
    ['others', 'two eggs and a coffee for everybody'],
    ['others', 'two eggs, a coffee, all for the guests'],
    ['others', 'I gave the lad a hand, 400 mg ibuprofen'],
    ['others', 'pain 7/10, the lad next door'],
    ['denied', 'I skipped it, took 400 mg ibuprofen'],
    ['two numbers', 'woke with a headache, maybe 6 or 7 out of 10'],
    ['two numbers', 'slept about 5 or 6 hours'],
    ['about', 'pain 6/10ish'],
    ['a condition', 'I rest, if pain 7/10'],
    ['a word between', 'took my mother’s 400 mg ibuprofen, pain 7/10'],
    ['still to come', 'type 6 today at 23:50'],
    ['still to come', 'type 6 tonight at 23:50'],
    ['digits only', '7'],
    ['digits only', '12345678901234567890'],
    ['more than anybody tells at once', 'pain 7/10. '.repeat(51)],
    ['another script', '痛み 7/10'],
    ['another language', 'Ból brzucha 7/10'],
    ['somebody else, in German', 'Mein Sohn hat Bauchweh 4 von 10'],
    ['somebody else, in German', 'Meine Mutter war da. Bauchweh 4 von 10.'],
    ['what was done there', 'went to the loo'],
    ['how many', 'a couple of trips to the loo'],
    ['about', 'threw up a few times'],
  ])('%s: %s', (_, message) => expect(told(message)).toEqual([]));
});

/** Enough that a busy machine does not slow all of them. */
const READINGS = 25;

test.each(['pain 7/10. ', 'a, ', 'had ', '1', 'and had toast and ', '1 2 3 ', 'half a ', 'x'])(
  '20,000 characters of “%s” are read within 20 ms',
  (text) => {
    const messages = [300, 2000, 20_000].map((length) => text.repeat(Math.ceil(length / text.length)).slice(0, length));
    const fastest = messages.map((message) =>
      Math.min(
        ...Array.from({ length: READINGS }, () => {
          const start = performance.now();
          entriesIn(message, sent);
          return performance.now() - start;
        }),
      ),
    );
    expect(Math.max(...fastest)).toBeLessThan(20);
  },
);

test('an entry keeps the words that it was read from', () =>
  expect(entriesIn('Rough night. Pain 7/10. Type 6!', sent).map(({ words }) => words)).toEqual([
    'Pain 7/10',
    'Type 6',
  ]));

test.each([
  ['Pain 7/10. I can hardly sit', ['I can hardly sit']],
  ['Rough night. Type 6.', ['Rough night']],
  ['type 6', []],
  ['if it hurts', ['if it hurts']],
])('the rest of “%s” stays a note', (message, rest) => expect(readEntries(message, sent).rest).toEqual(rest));

test('tablets alone do not make a medicine', () => expect(told('took 3 green tablets')).toEqual([]));
