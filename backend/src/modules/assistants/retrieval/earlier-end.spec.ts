import { earlierEnd } from './earlier-end';
import { parseQuestion } from './parsed-question';
import { indexOf } from './passage-index';

const passages = (...texts: readonly string[]) =>
  indexOf(
    texts.map((text, paragraph) => ({ text, lead: null, heading: null, paragraph, isHeading: false, location: null })),
  );

const FIRST = 'The suspension of the duty expires on August 12, 2025.';
const LATER = 'The suspension is continued until November 10, 2025.';

const before = (question: string, index = passages(FIRST, LATER)): readonly string[] =>
  earlierEnd(parseQuestion(question, [], index), index).map(({ passage: { text } }) => text);

test.each([
  'when would the suspension have run out without this order?',
  'and what was the old deadline',
  'if he hadnt signed this, when would it have ended?',
])('%s is answered by the end before it was prolonged', (question) => {
  expect(before(question)).toEqual([FIRST]);
});

test.each(['When does the suspension end?', 'How high would the duty have been?'])(
  '%s asks for another',
  (question) => {
    expect(before(question)).toEqual([]);
  },
);

test('no earlier end is given if nothing was prolonged, or if two ends were, or the end of another thing', () => {
  expect(before('what was the old deadline?', passages(FIRST))).toEqual([]);
  const two = passages(FIRST, 'The pause of the fee expires on May 1, 2025.', LATER);
  expect(before('what was the old deadline?', two)).toEqual([]);
  const other = passages(FIRST, LATER, 'The inspectors visit the harbours.');
  expect(before('what was the old deadline of the inspectors?', other)).toEqual([]);
});
