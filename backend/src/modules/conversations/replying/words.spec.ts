import { NO_EXCHANGE } from '../diary/last-exchange';
import { type Reading, readMessage } from '../reading';
import { emergencyWordsOf, wordsOf } from './words';

const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };
const read = (message: string): Reading => readMessage(message, { newest: [], said: [], exchange: NO_EXCHANGE }, sent);
const replyTo = (message: string): string => wordsOf(read(message), 0);

test('of a message that is kept as a note it asks what that should count as', () =>
  expect(replyTo('Rough day all in all')).toBe(
    'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?',
  ));

test.each([
  ['I have chest pain', ['112', '911', '999', '000']],
  ['I want to kill myself', ['112', '911', '999', '000', '988', '116 123', '13 11 14']],
])('%s: a reply that opens with whom to call, and asks for no entry', (message, numbers) => {
  const reply = replyTo(message);
  const words = emergencyWordsOf(reply);
  expect(words?.numbers).toEqual(numbers);
  expect(reply.slice(words?.text.length)).toBe('\n\nI have noted what you said, word for word.');
});

test('no other reply is taken for one', () => {
  expect(emergencyWordsOf(replyTo('Rough day'))).toBeNull();
  expect(emergencyWordsOf('')).toBeNull();
});
