import { type LanguageModel, modelFault } from '#platform/language-model/language-model';
import { thingWords } from '../diary/entry-words';
import { proposedByModel } from './propose-by-model';

const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

const writing = (text: string): LanguageModel => ({
  name: 'reader-1',
  reply: () => Promise.resolve({ kind: 'reply', text, costUsd: 0.1 }),
});

const proposed = async (message: string, ...proposals: readonly object[]) => {
  const { entries } = await proposedByModel(
    message,
    sent,
    writing(JSON.stringify(proposals)),
    new AbortController().signal,
  );
  return entries.map((entry) => thingWords(entry));
};

test.each<[string, object, string]>([
  [
    'I’d call the pain a 7, lower back',
    { kind: 'pain', strength: 7, where: 'lower back', quote: 'the pain a 7, lower back' },
    'Pain 7 of 10, lower back',
  ],
  [
    'then another 400 mg of ibuprofen went down',
    { kind: 'medication', name: 'ibuprofen', dose: '400 mg', quote: '400 mg of ibuprofen' },
    'Ibuprofen, 400 mg',
  ],
  ['been six times so far', { kind: 'stool', count: 6, quote: 'been six times' }, 'Stool, 6 times'],
  [
    'managed two slices of toast',
    { kind: 'meal', what: 'toast', amount: { value: 2, unit: 'slices' }, quote: 'two slices of toast' },
    'Toast, 2 slices',
  ],
  ['only 5 hours of sleep, then', { kind: 'sleep', hours: 5, quote: '5 hours of sleep' }, 'Sleep, 5 h'],
  [
    'a type 6, blood in it',
    { kind: 'stool', bristol: 6, blood: true, quote: 'a type 6, blood in it' },
    'Stool type 6, with blood',
  ],
])('%s: what the message bears out is proposed', async (message, proposal, words) =>
  expect(await proposed(message, proposal)).toEqual([words]),
);

test.each<[string, string, object]>([
  ['another figure', 'the pain was a 7', { kind: 'pain', strength: 8, quote: 'the pain was a 7' }],
  ['a part of a figure', 'the pain was 70', { kind: 'pain', strength: 7, quote: 'the pain was 70' }],
  ['a range', 'pain 7-8', { kind: 'pain', strength: 7, quote: 'pain 7-8' }],
  ['another scale', 'pain 4/5', { kind: 'pain', strength: 4, quote: 'pain 4/5' }],
  ['a figure of something else', 'took 7 pills for the cramps', { kind: 'pain', strength: 7, quote: 'took 7 pills' }],
  [
    'another unit',
    'took 400 g of ibuprofen',
    { kind: 'medication', name: 'ibuprofen', dose: '400 mg', quote: 'took 400 g of ibuprofen' },
  ],
  [
    'a sum',
    'took 400 mg and then 200 mg of ibuprofen',
    { kind: 'medication', name: 'ibuprofen', dose: '600 mg', quote: '400 mg and then 200 mg of ibuprofen' },
  ],
  [
    'another name',
    'took 400 mg of it',
    { kind: 'medication', name: 'ibuprofen', dose: '400 mg', quote: 'took 400 mg of it' },
  ],
  ['words that were not said', 'pain all day', { kind: 'pain', strength: 7, quote: 'pain 7/10' }],
  ['a kind that there is not', 'ran 5 km', { kind: 'exercise', km: 5, quote: 'ran 5 km' }],
  ['out of the scale', 'pain 11', { kind: 'pain', strength: 11, quote: 'pain 11' }],
  ['blood that was denied', 'type 6, no blood', { kind: 'stool', bristol: 6, blood: true, quote: 'type 6, no blood' }],
  ['hours of something else', 'slept badly, up for 3 minutes', { kind: 'sleep', hours: 3, quote: 'up for 3 minutes' }],
  ['somebody else', 'my husband’s pain was a 7', { kind: 'pain', strength: 7, quote: 'pain was a 7' }],
  ['a condition', 'if the pain is a 7 I call', { kind: 'pain', strength: 7, quote: 'the pain is a 7' }],
  ['another day', 'yesterday the pain was 7', { kind: 'pain', strength: 7, quote: 'the pain was 7' }],
])('%s drops the proposal', async (_, message, proposal) => expect(await proposed(message, proposal)).toEqual([]));

test('an entry from a message with an hour has the day alone', async () => {
  const reply = writing('[{"kind":"pain","strength":7,"quote":"the pain was a 7"}]');
  const { entries } = await proposedByModel('at 3 the pain was a 7', sent, reply, new AbortController().signal);
  expect(entries).toMatchObject([{ said: 'day', words: 'the pain was a 7' }]);
});

test.each(['Sorry, I cannot.', '{"kind":"pain"}', '[', '[1,2]', ''])('“%s” proposes nothing', async (text) => {
  const { entries } = await proposedByModel('pain, a 7', sent, writing(text), new AbortController().signal);
  expect(entries).toEqual([]);
});

test('a model that fails proposes nothing', async () => {
  const model: LanguageModel = {
    name: 'reader-1',
    reply: () => Promise.resolve(modelFault('UNAVAILABLE', { kind: 'status', status: 503 })),
  };
  expect(await proposedByModel('pain, a 7', sent, model, new AbortController().signal)).toEqual({
    entries: [],
    leftOut: 0,
    fault: 'UNAVAILABLE',
    costUsd: 0,
  });
});
