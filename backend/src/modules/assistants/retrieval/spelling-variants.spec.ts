import { absentIn } from './absent';
import { parseQuestion } from './parsed-question';
import { indexOf } from './passage-index';
import { rankPassages } from './ranking';

const texts = [
  'The harbor master licenses every tugboat that wears the gray flag.',
  'The organization of the theater festival has a program of nine plays.',
  'The rule on ferries ends in May.',
];
const index = indexOf(
  texts.map((text, paragraph) => ({ text, lead: null, heading: null, paragraph, isHeading: false, location: null })),
);

test.each([
  ['Which flag is grey?', 0],
  ['Does the harbour have tugboats?', 0],
  ['Who has the licence?', 0],
  ['What is the programme of the theatre?', 1],
  ['Which organisation has plays?', 1],
])('“%s” is read in the spelling of the material', (question, position) => {
  const [best] = rankPassages(parseQuestion(question, [], index), index);
  expect(best).toMatchObject({ position, saysTurn: true });
  expect(absentIn(question, index)).toEqual([]);
});

test('a word that only looks alike is another', () => {
  expect(absentIn('What about the fairies?', index)).toEqual(['fairies']);
});
