import { clockWords, entryWords } from '../diary/entry-words';
import { readEntries } from '../proposing/read-entries';
import type { SentAt } from '../proposing/sent-at';

/** A Wednesday evening, 20:30 where the person is. */
const sent: SentAt = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

/** Each entry in words, with the times the person is asked to choose from. */
const readIn = (message: string): readonly string[] =>
  readEntries(message, sent).read.map(({ entry, times }) => {
    const asked = times.map((at) => clockWords({ ...entry, at })).join(' or ');
    return entryWords(entry, { sent, language: 'en' }) + (asked === '' ? '' : `, at ${asked}`);
  });

test.each<[string, readonly string[]]>([
  ['Stiff till gone 10', []],
  ['felt a migraine coming on around lunchtime but it never arrived', []],
  ['Weder Durchfall noch Bauchweh heute', []],
  ['Slept 5 hours, up twice for the toilet', ['Sleep, 5 h, noted today 20:30']],
  ['fatigue is a solid 8 today. brain fog moderate', ['Fatigue 8 of 10, today', 'Brain fog, moderate, today 20:30']],
  ["migraine behind the right eye since 3pm, it's an 8", ['Pain 8 of 10, behind the right eye, today 15:00']],
  ['my daughter has a cold, i took 400 mg ibuprofen', ['Ibuprofen, 400 mg, noted today 20:30']],
  ['migraine this morning, a 7', ['Pain 7 of 10, head, today']],
  ['the pain is back, a 6', ['Pain 6 of 10, today 20:30']],
  ['headache, 6/10', ['Pain 6 of 10, head, today 20:30']],
  ["fuck me, this toothache's a ten", ['Pain 10 of 10, tooth, today 20:30']],
  ['qué guayabo, dolor de cabeza siete', ['Pain 7 of 10, cabeza, today']],
  ['agua con gas', ['Agua con gas, noted today 20:30']],
  ['knees are killing me today. id say 8', ['Pain 8 of 10, knees, today']],
  ['Hüfte meckert jetzt, 4', ['Pain 4 of 10, hüfte, today 20:30']],
  ['me duele la rodilla derecha, diría que un 5', ['Pain 5 of 10, rodilla derecha, today 20:30']],
  ['Habe um 14 Uhr eine Ibuprofen 400 genommen', ['Ibuprofen, 400, today 14:00']],
  ['naproxen 500 with breakfast', ['Naproxen, 500, today']],
  ['humira jab done, left thigh, 40mg', ['Humira, 40mg, noted today 20:30']],
  ['keine Schmerzen mehr', ['Pain 0 of 10, today 20:30']],
  ['slept 5 and a half hours', ['Sleep, 5 h 30 min, noted today 20:30']],
  ['tummy ache since 9am, id say a 4/10', ['Pain 4 of 10, tummy, today 09:00']],
  ['infliximab infusion today, 400mg', ['Infliximab, 400mg, today']],
  ['took 2 x 500mg paracetamol', ['Paracetamol, 2 x 500mg, noted today 20:30']],
  ['folic acid 5mg taken this morning', ['Folic acid, 5mg, today']],
  ['had pizza with the kids tonight at 6', ['Pizza, today 18:00']],
  ['Heute früh um 7 zwei Mal Durchfall', ['Stool, 2 times, today 07:00']],
  ['ringing in my ears 7/10', []],
  ['Stimmung gut, 8 von 10!', []],
  ['pint of water', ['Water, 1 pint, noted today 20:30']],
  ['half a banana at 7.45am', ['0.5 × banana, today 07:45']],
  ["bloating all afternoon, I'd say moderate", ['Bloating, moderate, today']],
])('plain clauses are read, whatever is around them: %s', (message, entries) =>
  expect(readIn(message)).toEqual(entries),
);

test.each([
  ['a plan', 'mañana empiezo con 40 mg de prednisona a las 8'],
  ['a plan', 'Morgen um 8 Blutabnahme, nüchtern bleiben, nur Wasser'],
  ['what was nearly had', 'nearly had a curry last night but chickened out'],
  ['a habit of the past', 'Antes dormía 8 horas del tirón'],
  ['a correction', 'Übelkeit 6, ach nee, eher 4'],
  ['a part of an earlier dose', 'Half of what I took yesterday of the prednisolone'],
  ['a medicine that was bought', 'picked up 56 gabapentin from boots'],
  ['a medicine that is spoken of', 'the azathioprine makes me tired of everything'],
  ['a dose that was left out', 'missed my mesalamine yesterday, 2 g'],
  ['how often, without when', 'mesalamine 800 mg twice today'],
  ['a type of some of them', '3 poos today so far. first two were a type 5'],
  ['somebody else', 'mi viejo tomó omeprazol'],
  ['somebody else', 'my daughter has a cold, 400 mg ibuprofen'],
  ['somebody with a name', 'Anjali had 2 coffees'],
  ['an idiom', 'sick of that quizmaster'],
  ['a word of what was eaten', 'had a cheese toastie for lunch'],
  ['the name of a meal', 'ate pierogi for tea'],
  ['what was felt after something of another time', 'bloated and gassy after that pizza last night'],
  ['what is no longer felt', 'nausea gone now'],
  ['what is no longer felt', 'my fever broke'],
  ['what may come', 'doctor said i might get headaches and nausea on the azathioprine'],
  ['what may come', 'could be the flu, fever and chills'],
  ['what was nearly felt', 'feel like throwing up'],
  ['a warning', 'doc warned me about nausea'],
  ['a dose of tomorrow', 'tomorrow 20 mg'],
  ['what is of somebody', 'Mutters Knie 7/10'],
  ['a number that counts something else', 'bowel movement #3'],
  ['a number that counts something else', 'knee replacement 2'],
  ['what is of somebody', "hubby's back pain is 8/10"],
  ['what was bought', 'bought 2 stools from ikea'],
  ['a price', 'paracetamol 500mg x 16 was 3 quid at tesco'],
  ['what was ever felt', 'my worst pain ever was 10/10'],
  ['a figure without its unit', 'sugar 6.2 before lunch'],
  ['what is still to be bought', 'Need to buy: bananas, bread, orange juice'],
  ['a word of what was eaten', 'ate an entire bar of dairy milk'],
  ['what something is measured in', 'sugar was 9.4 before dinner'],
  ['what it is made of', 'gloop (banana, spinach)'],
  ['what was looked at', 'the wine looked nice'],
  ['a date that is not read', '13 August I was constipated, type 1, pain 6'],
  ['a day in a heading', 'Sat 20th: slept 9h'],
  ['a range of time', 'no clue, pain from 3 to 5'],
  ['a month', 'the most sleep since april'],
  ['a value that says there was none', 'nausea: none'],
  ['a value that says there was none', 'Schwindel - keiner'],
  ['a part of another word', 'one gas-x after lunch'],
  ['a part of another word', 'pain-free so far'],
  ['what was fetched', 'picked up my prescription, 28 x 50mg azathioprine'],
  ['a pain that became another', 'headache that was a 3 and crept up to 6 by lunch'],
  ['hours that are not sure', 'slept like 4 hrs maybe 5'],
  ['a nap', 'slept 2 hours in the afternoon'],
  ['what goes on since another day', 'chemo on tuesday, since then tingling in my feet'],
  ['what was not beside a pain', 'no pain today, no bleeding'],
  ['what is sold', 'ibuprofen 400 is 3 quid'],
  ['what came out', '5 mal, nur Wasser mit Blut'],
  ['a word of another language', 'Gut drauf, Sonne scheint, ne 8'],
  ['what is said with another meaning', 'I retired at ten and rose at five'],
  ['a pain that is sharp', 'sharp jab under the left armpit'],
  ['hours with minutes in words', 'dormidito seis horas cuarenta'],
  ['a sum that names nothing', 'all of it was 1000 mg total'],
])('nothing is read from %s: %s', (_, message) => expect(readIn(message)).toEqual([]));

test.each([
  'nan took 5 mg ramipril at 8am',
  'hubby has had a stinking headache all day, took 2 ibuprofen',
  'the missus has cramps, 6/10',
  'the little one had a type 7 stool at 9',
  'my better half slept 3 hours',
  'bestie has a migraine, took 2 paracetamol',
  'der Opa von nebenan nahm 400 mg Ibuprofen',
])('the subject of a verb is somebody else, whatever they are called: %s', (message) =>
  expect(readIn(message)).toEqual([]),
);

test.each([
  'doctor reckons nausea is the azathioprine',
  'cornflakes with oat milk',
  'tostada sin gluten',
  'took 2 mesalazine 1000mg with breakfast',
  'the paracetamol took the edge off it',
  'yesterday I had 5 bowel movements, mostly type 5',
  'stool 2, type 5 and 6',
  'type 3 no blood, then another one, type 6 this time',
  'fine till dinner, then fine. no blood or mucus',
])('no entry is read if a word may change the others, or a figure may belong to another thing: %s', (message) =>
  expect(readIn(message)).toEqual([]),
);

test.each<[string, readonly string[]]>([
  ['threw up', ['Vomiting, today']],
  ['still nauseous', ['Nauseous, today 20:30']],
])('an earlier feeling belongs to the day, not to the time of its message: %s', (message, entries) =>
  expect(readIn(message)).toEqual(entries),
);

test('several feelings in a list belong to their day', () =>
  expect(readIn('Nausea: mild. Dizziness: moderate.')).toEqual(['Nausea, mild, today', 'Dizziness, moderate, today']));

test('clauses that may tell more stay a note', () =>
  expect(readEntries('Woke at 2pm with cramps, a 6. Weighed 70 kg. Work was fine.', sent).rest).toEqual([
    'Weighed 70 kg',
  ]));
