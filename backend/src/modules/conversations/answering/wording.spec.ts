import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { Reply } from './reply';
import { wordsOf } from './wording';

const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };
const coffee: DiaryEntry = {
  ...{ kind: 'drink', what: 'coffee', amount: { value: 2, unit: 'cups' } },
  ...{ at: '2026-05-06T06:00:00.000Z', offsetMinutes: 120, said: 'time' },
};
const subject = { kinds: [], stems: ['coffe'], words: 'coffee' };
const nothing: Reply = { emergency: null, logged: [], correction: null, answer: null };

test('what was logged is repeated, so that a mistake is seen', () =>
  expect(wordsOf({ ...nothing, logged: [coffee] }, sent)).toBe('Logged: coffee, 2 cups (today at 08:00).'));

test('a correction shows both', () =>
  expect(
    wordsOf(
      {
        ...nothing,
        correction: { kind: 'corrected', was: coffee, is: { ...coffee, amount: { value: 3, unit: 'cups' } } },
      },
      sent,
    ),
  ).toBe('Corrected: coffee, 3 cups (today at 08:00), instead of coffee, 2 cups (today at 08:00).'));

test('an emergency comes first', () =>
  expect(wordsOf({ ...nothing, emergency: 'body', logged: [coffee] }, sent)).toMatch(
    /^This may be an emergency\. Call[^]+\n\nLogged: coffee/,
  ));

test('the last of something, or that there was none', () => {
  expect(wordsOf({ ...nothing, answer: { kind: 'last', subject, entry: coffee } }, sent)).toBe(
    'The last one I have: coffee, 2 cups (today at 08:00).',
  );
  expect(wordsOf({ ...nothing, answer: { kind: 'last', subject, entry: null } }, sent)).toBe(
    'You haven’t told me anything about coffee so far.',
  );
});

test('how many are counted, with what they come to', () => {
  const entries = [{ ...coffee, at: '2026-05-05T06:00:00.000Z' }, coffee];
  const period = { from: '2026-05-05', to: '2026-05-06' };
  expect(wordsOf({ ...nothing, answer: { kind: 'entries', asks: 'how_many', subject, period, entries } }, sent)).toBe(
    'You told me about coffee 2 times from yesterday to today, 4 cups in all:\n- coffee, 2 cups (yesterday at 08:00)\n- coffee, 2 cups (today at 08:00)',
  );
});

test('it judges nothing, and says who can', () =>
  expect(wordsOf({ ...nothing, answer: { kind: 'for_advice', about: 'medicine' } }, sent)).toContain(
    'your doctor or pharmacist',
  ));

test('what it does not understand it says it has noted', () =>
  expect(wordsOf(nothing, sent)).toBe('I have noted what you said.'));
