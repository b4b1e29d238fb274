import type { DiaryEntry } from '#events/conversations/diary-entry';
import { understand } from './understand';

/** A Wednesday evening, 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const told = (message: string) =>
  understand(message, sent).entries.map(({ kind, what, amount, at, said }: DiaryEntry) =>
    [
      kind,
      what,
      ...(amount === null ? [] : [amount.value, amount.unit]),
      ...(said === 'none' ? [] : [at.slice(5, 16)]),
    ].join(' '),
  );

describe('what is told', () => {
  test.each([
    ['I had two cups of coffee at 8am', ['drink coffee 2 cups 05-06T06:00']],
    ['ran 5 km at 6pm', ['activity ran 5 km 05-06T16:00']],
    ['took 200 mg ibuprofen this morning', ['medicine ibuprofen 200 mg 05-06T04:00']],
    ['yesterday I ate oatmeal', ['food oatmeal 05-05T18:30']],
    ['bowel movement 2 hours ago', ['stool bowel movement 05-06T16:30']],
    ['I pooped twice', ['stool pooped 2 times']],
    ['threw up after dinner', ['symptom threw up after dinner']],
    ['Felt dizzy', ['symptom dizzy']],
    ['Slept 7 hours', ['sleep Slept 7 hours']],
    ['I weigh 80 kg', ['other weigh 80 kg']],
    ['half a pizza', ['food pizza 0.5 ']],
    ['2 tablets of an unknown brand', ['medicine unknown brand 2 tablets']],
  ])('%s', (message, entries) => expect(told(message)).toEqual(entries));

  test('several things at once, each with its own time', () =>
    expect(told('ate a salad at 1 and drank a cola at 3')).toEqual([
      'food salad 05-06T11:00',
      'drink cola 05-06T13:00',
    ]));

  test('a time that is named once is that of all', () =>
    expect(told('chicken soup and a glass of water at noon')).toEqual([
      'food chicken soup 05-06T10:00',
      'drink water 1 glass 05-06T10:00',
    ]));

  test.each([
    'No headache today',
    'I skipped breakfast',
    'hello',
    'My blood pressure was 120/80',
    'Ich habe Kaffee getrunken',
  ])('%s: nothing that the diary could list', (message) =>
    expect(understand(message, sent)).toEqual({ entries: [], change: null, question: null }),
  );
});

describe('what is corrected', () => {
  test.each([
    ['no, it was two cups', { amount: { value: 2, unit: 'cups' }, time: null, what: null }],
    ['Sorry, I meant 400 mg', { amount: { value: 400, unit: 'mg' }, time: null, what: null }],
    ['Actually it was tea', { amount: null, time: null, what: { words: 'tea', kind: 'drink' } }],
    ['No, it was at 9', { amount: null, time: { at: '2026-05-06T07:00:00.000Z', said: 'time' }, what: null }],
  ])('%s', (message, change) => expect(understand(message, sent)).toEqual({ entries: [], change, question: null }));
});

const asked = (message: string) => understand(message, sent).question;

describe('what is asked', () => {
  test('of a kind of thing, on a day', () =>
    expect(asked('What did I eat yesterday?')).toMatchObject({
      ...{ kind: 'about_diary', asks: 'what', subject: { kinds: ['food'], stems: [] } },
      period: { from: '2026-05-05', to: '2026-05-05' },
    }));

  test('of one thing, the last time', () =>
    expect(asked('When was my last coffee?')).toMatchObject({
      ...{ kind: 'about_diary', asks: 'when', subject: { kinds: [], words: 'coffee' }, period: null },
    }));

  test('how often, up to now', () =>
    expect(asked('How many coffees did I have since Monday?')).toMatchObject({
      ...{ kind: 'about_diary', asks: 'how_many', period: { from: '2026-05-04', to: '2026-05-06' } },
    }));

  test.each([
    ['Should I take more ibuprofen?', 'medicine'],
    ['How much ibuprofen can I take?', 'medicine'],
    ['Is it safe to take two pills?', 'medicine'],
    ['What is the right dose of aspirin?', 'medicine'],
    ["Do I have Crohn's disease?", 'health'],
    ['Why did I have cramps yesterday?', 'health'],
    ['What does it mean that I had five bowel movements yesterday?', 'health'],
    ['Could this be cancer?', 'health'],
  ])('%s is for somebody trained', (message, about) => expect(asked(message)).toEqual({ kind: 'for_advice', about }));
});
