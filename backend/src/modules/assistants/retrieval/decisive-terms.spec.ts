import { decisiveTerms } from './decisive-terms';

/** The line with the marked words in brackets. */
const marked = (question: string, text: string): string =>
  decisiveTerms(question)(text).reduce((line, mark) => line.replace(mark, `[${mark}]`), text);

test.each([
  [
    'How many days does CISA have?',
    'Within 30 days of the date of this order, the agency (CISA) shall act.',
    'Within [30 days] of the date of this order, the agency (CISA) shall act.',
  ],
  [
    'Until when is it suspended?',
    'It stays suspended until 12:01 a.m. eastern standard time on November 10, 2025.',
    'It stays suspended until [12:01 a.m.] eastern standard time on [November 10, 2025].',
  ],
  [
    'How far did it sail?',
    'For the first time in over five decades, 12 men sailed nearly 253,000 miles.',
    'For the first time in over five decades, 12 men sailed nearly [253,000 miles].',
  ],
  [
    'When will it sail again?',
    'It will sail in May 2028 for the first time since 1972.',
    'It will sail in [May 2028] for the first time since 1972.',
  ],
  ['How much is it?', 'In five years it rose by 3 percent.', 'In five years it rose by [3 percent].'],
  ['What percentage is it?', 'Of the 12 duties one is 15 percent.', 'Of the 12 duties one is [15 percent].'],
  [
    'Bis wann gilt die Aussetzung?',
    'Die Aussetzung gilt bis zum 10. November 2025.',
    'Die Aussetzung gilt bis zum [10. November 2025].',
  ],
])('the part that is asked for is marked: %s', (question, text, expected) =>
  expect(marked(question, text)).toBe(expected),
);

test.each([
  ['Who pays for publishing it?', 'The costs for publication shall be borne by the office.', 'publication'],
  ['What about the suspensions?', 'I continue the suspension.', 'suspension'],
])(
  'the words of the question, or similar ones, are marked if the answer has no such part: %s',
  (question, text, word) => expect(marked(question, text)).toContain(`[${word}]`),
);

test('marks the figures nearest to the words of the question', () =>
  expect(
    marked(
      'When was the quay closed?',
      'The bridge opened on May 1, 2024, the road on May 2, 2025, and the quay was closed on May 3, 2026, not June 4, 2027.',
    ),
  ).toBe(
    'The bridge opened on May 1, 2024, the road on [May 2, 2025], and the quay was closed on [May 3, 2026], not June 4, 2027.',
  ));

test('nothing of a line that has neither', () =>
  expect(marked('How much is it?', 'Nobody knows.')).toBe('Nobody knows.'));
