import type { DiaryEntry, Thing } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import { entryWords } from '../diary/entry-words';
import { type LastExchange, NO_EXCHANGE } from '../diary/last-exchange';
import { actIn } from './diary-acts';
import { outcomeOfAct } from './outcomes';

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

/** The text of the card that a message leads to. */
const card = (message: string, entries = newest, exchange: LastExchange = NO_EXCHANGE): string | null => {
  const act = actIn(message);
  if (act === null) return 'no act';
  const found = outcomeOfAct(act, entries, exchange, sent, message);
  if (found.kind === 'unclear') return found.why === 'no entry' ? null : found.why;
  const shown = found.proposals.map(({ proposal }) => {
    switch (proposal.does) {
      case 'delete':
        return `delete ${entryWords(proposal.was, { sent, language: 'en' })}`;
      case 'change':
        return `${entryWords(proposal.was, { sent, language: 'en' })} → ${entryWords(proposal.entry, { sent, language: 'en' })}`;
      case 'add':
        return `add ${entryWords(proposal.entry, { sent, language: 'en' })}`;
    }
  });
  return [...found.refuses.map((id) => `not ${id}`), ...(found.asksWhich ? ['which?'] : []), ...shown].join('; ');
};

test.each([
  'actually the bristol one was a 5',
  'the type was a 5, not 6',
  'no, it was type 5',
  'actually, the bristol was 5',
  'nein, es war Typ 5',
  'no, era tipo 5',
])('the type of a stool is corrected by its name: %s', (message) =>
  expect(card(message, known(stool, pain, coffee, toast))).toBe(
    'Stool type 6, today 12:00 → Stool type 5, today 12:00',
  ),
);

describe('a correction that denies what was said', () => {
  const imodium = entry({ kind: 'medication', name: 'Imodium', dose: '2' }, '08:00');
  const kaffee = entry({ kind: 'drink', what: 'Kaffee', amount: { value: 2, unit: 'Tassen' } }, '06:00');
  const later = 'Imodium, 2, today 10:00 → Imodium, 2, today 10:30';
  const third = 'Kaffee, 2 Tassen, today 08:00 → Kaffee, 3 Tassen, today 08:00';

  test.each([
    ['no it was 10:30 not 10 for the imodium', later],
    ['no, it was 10:30, not 10', later],
    ["it wasn't at 10, it was 10:30", later],
    ['not 10, it was 10:30', later],
    ['nein, es war um 10:30, nicht um 10', later],
    ['Nein, nicht um 10 Uhr, sondern um 10:30', later],
    ['no, no fue a las 10, fue a las 10:30', later],
    ['nein, es waren nicht 2 sondern 3 Tassen Kaffee', third],
    ['es waren nicht 2, sondern 3 Tassen', third],
    ['it was 3 not 2 for the Kaffee', third],
    ['no it was 10:30 not 9 for the imodium', null],
    ['no no eran 2, eran 4 de las pastillas', null],
  ])('%s', (message, text) => expect(card(message, known(imodium, kaffee))).toBe(text));
});

test.each([
  ['delete the last entry', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['Please delete the coffee.', 'delete Coffee, 2 cups, today 08:00'],
  ['borra la última entrada', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['lösche den letzten Eintrag', 'delete Pain 7 of 10, lower back, today 14:00'],
  ['no wait, the pain was a 5', 'Pain 7 of 10, lower back, today 14:00 → Pain 5 of 10, lower back, today 14:00'],
  ['Coffee was 3 cups not 2', 'Coffee, 2 cups, today 08:00 → Coffee, 3 cups, today 08:00'],
  ['No, I meant delete the coffee', 'delete Coffee, 2 cups, today 08:00'],
  ['change the coffee to tea', 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ['cambia el coffee por tea', 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ['breakfast was at 9', 'Toast, today 07:30 → Toast, today 09:00'],
  ['the coffee was at 10', 'Coffee, 2 cups, today 08:00 → Coffee, 2 cups, today 10:00'],
  ['change the pain to 4/10', 'Pain 7 of 10, lower back, today 14:00 → Pain 4 of 10, lower back, today 14:00'],
  ['No, it was 4/10', 'Pain 7 of 10, lower back, today 14:00 → Pain 4 of 10, lower back, today 14:00'],
  ['Actually the coffee was one mug', 'Coffee, 2 cups, today 08:00 → Coffee, 1 mug, today 08:00'],
  ['Delete the coffee, I spilled it', 'delete Coffee, 2 cups, today 08:00'],
  ['can you get rid of the coffee? I never drank it', 'delete Coffee, 2 cups, today 08:00'],
  ['I didn’t drink the coffee after all', 'delete Coffee, 2 cups, today 08:00'],
  ['please take the toast off, I did not eat it', 'delete Toast, today 07:30'],
  ['forget the coffee', 'delete Coffee, 2 cups, today 08:00'],
  ['I had three coffees, not two', 'Coffee, 2 cups, today 08:00 → 3 coffees, today 08:00'],
  ['I said 7 but it was 5', 'Pain 7 of 10, lower back, today 14:00 → Pain 5 of 10, lower back, today 14:00'],
  ['that coffee was actually tea', 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ['change the stool to type 5', 'Stool type 6, today 12:00 → Stool type 5, today 12:00'],
])('%s: before and after', (message, shown) => expect(card(message)).toBe(shown));

test.each([
  ['I never had the coffee', 'no act'],
  ['never had that pain before', 'no act'],
  ['forget it', 'no act'],
  ['take the bins out', null],
])('%s is no deletion', (message, shown) => expect(card(message)).toBe(shown));

test('a request that may mean two entries is asked which', () => {
  const two = known(coffee, { ...coffee, at: '2026-05-06T09:00:00.000Z' });
  expect(card('forget the coffee, I spilled it', two)).toMatch(/^which\?; delete Coffee.*; delete Coffee/);
});

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
])('no card is made of %s', (_, message) => expect(card(message)).toBeNull());

test('an empty diary has nothing to change', () => expect(card('delete the last entry', [])).toBeNull());

test.each(['pain 7/10', 'I deleted the app', 'They change the bandage to day', 'Breakfast was great'])(
  '%s: no act',
  (message) => expect(card(message)).toBe('no act'),
);

const offering = (...entries: readonly DiaryEntry[]): LastExchange => ({
  offers: entries.map((each, at) => ({ proposalId: `p${at}`, proposal: { does: 'add', entry: each } })),
  deeds: [],
});
const done = (...deeds: LastExchange['deeds']): LastExchange => ({ offers: [], deeds });
const juice = entry({ kind: 'drink', what: 'apple juice', amount: null }, '10:30');
const tea = entry({ kind: 'drink', what: 'tea', amount: null }, '10:00');

describe('‘that’ is what was offered or done since the last message, and nothing else', () => {
  test.each<[string, LastExchange, string]>([
    ['undo that', NO_EXCHANGE, 'nothing last'],
    ['delete it', NO_EXCHANGE, 'nothing last'],
    ['undo that', offering(pain, headache), 'not p0; not p1'],
    ['undo', done({ did: 'keep', entryId: 'e0', entry: juice }), 'delete Apple juice, today 12:30'],
    [
      'undo that',
      done({ did: 'change', entryId: 'e0', entry: tea, before: coffee }),
      'Tea, today 12:00 → Coffee, 2 cups, today 08:00',
    ],
    ['undo that', done({ did: 'delete', entryId: 'e0', before: coffee }), 'add Coffee, 2 cups, today 08:00'],
  ])('%s, %j', (message, exchange, shown) => expect(card(message, known(juice, pain), exchange)).toBe(shown));
});

describe('a correction is of what is offered before what is kept', () => {
  test.each<[string, LastExchange, string | null]>([
    [
      'no, 5',
      offering(entry({ kind: 'pain', strength: 4, where: null }, '18:00')),
      'not p0; add Pain 5 of 10, today 20:00',
    ],
    ['I meant type 5', offering(pain, stool), 'not p1; add Stool type 5, today 12:00'],
    ['no, it was at 10am', offering(pain, stool), 'several offers'],
    ['no, the headache was a 3', offering(headache, pain), 'not p0; add Pain 3 of 10, head, today 15:00'],
    ['change the coffee to tea', offering(pain), 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
  ])('%s, %j', (message, exchange, shown) => expect(card(message, newest, exchange)).toBe(shown));
});

describe('corrections as people say them', () => {
  const later = entry({ kind: 'drink', what: 'coffee', amount: null }, '10:00');
  const before = { ...later, at: '2026-05-05T10:00:00.000Z' };
  test.each<[string, readonly DiaryEntry[], string | null]>([
    [
      'Actually the coffee was decaf and it was at 7:30',
      [coffee],
      'Coffee, 2 cups, today 08:00 → Decaf coffee, 2 cups, today 07:30',
    ],
    ['the headache was more like a 4', [headache], 'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00'],
    ['no toast, it was a bagel', [toast], 'Toast, today 07:30 → 1 bagel, today 07:30'],
    ['Actually the coffee was two mugs', [coffee], 'Coffee, 2 cups, today 08:00 → Coffee, 2 mugs, today 08:00'],
    ['actually the coffee was 3', [toast, coffee], 'Coffee, 2 cups, today 08:00 → Coffee, 3 cups, today 08:00'],
    ['the coffee was actually one cup', [coffee], 'Coffee, 2 cups, today 08:00 → Coffee, 1 cup, today 08:00'],
    [
      'Actually I had three cups of coffee, not two',
      [toast, coffee],
      'Coffee, 2 cups, today 08:00 → Coffee, 3 cups, today 08:00',
    ],
    ['Actually I had three cups of coffee, not five', [toast, coffee], null],
    ['Delete the coffee, I spilled it', [toast, coffee], 'delete Coffee, 2 cups, today 08:00'],
    ['can you delete the coffee?', [toast, coffee], 'delete Coffee, 2 cups, today 08:00'],
    ['lösche die Schmerzen', [headache, coffee], 'delete Pain 6 of 10, head, today 15:00'],
    [
      'lösche die Bauchschmerzen',
      [entry({ kind: 'pain', strength: 4, where: 'Bauch' }, '12:00'), headache],
      'delete Pain 4 of 10, Bauch, today 14:00',
    ],
    ['lösche den coffee bitte', [coffee], 'delete Coffee, 2 cups, today 08:00'],
    ['It was 124, not 142', [headache, coffee], null],
    ['It was 4, not 5', [headache], null],
    ['It was 4, not 6', [coffee, headache], 'Pain 6 of 10, head, today 15:00 → Pain 4 of 10, head, today 15:00'],
    [
      'change the coffee to tea',
      [later, coffee],
      'which?; Coffee, today 12:00 → Tea, today 12:00; Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00',
    ],
    ['change the coffee to tea', [coffee, before], 'Coffee, 2 cups, today 08:00 → Tea, 2 cups, today 08:00'],
    ['delete the coffee', [later, coffee], 'which?; delete Coffee, today 12:00; delete Coffee, 2 cups, today 08:00'],
  ])('%s', (message, entries, shown) => expect(card(message, known(...entries))).toBe(shown));
});
