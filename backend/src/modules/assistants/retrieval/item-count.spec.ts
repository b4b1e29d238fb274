import { otherLanguages } from '#text/languages/all';
import { itemCountIn, givesSeveral } from './item-count';

const languageCalled = (code: string) => otherLanguages.find((each) => each.code === code) ?? null;
const passage = (text: string, lead: string | null = null) => ({
  text,
  lead,
  heading: null,
  paragraph: 0,
  isHeading: false,
  location: null,
});

const mentioned = (word: string) =>
  /^(?:main|objectives|orders|ziele|objetivos)$/i.test(word) ? [word.toLowerCase()] : [];

test.each([
  ['en', 'What are the six main objectives of the plan?', 6],
  ['en', 'Which 2 orders raised it?', 2],
  ['de', 'Was sind die sechs Ziele des Plans?', 6],
  ['es', '¿Cuáles son los seis objetivos?', 6],
])('%s: a number of things is asked for: %s', (code, question, count) => {
  expect(itemCountIn(question, languageCalled(code), mentioned)?.count).toBe(count);
});

test.each([
  'What happened in the last two weeks?',
  'Which of them pays just 10?',
  'What are the objectives?',
  'Who has the 15% orders?',
])('no number of things is asked for: %s', (question) => {
  expect(itemCountIn(question, null, mentioned)).toBeNull();
});

const six = { count: 6, things: new Set(['object']) };

test('a question for a number is answered by a line that counts the things, or lists as many', () => {
  expect(givesSeveral(passage('The plan has six national objectives.'), six, null)).toBe(true);
  expect(givesSeveral(passage('Its objectives are peace, trade, work, health, light, and order.'), six, null)).toBe(
    true,
  );
  expect(givesSeveral(passage('peace;', 'The objectives are:'), six, null)).toBe(true);
  expect(givesSeveral(passage('The plan states its objectives.'), six, null)).toBe(false);
  expect(givesSeveral(passage('There are six institutes.'), six, null)).toBe(false);
});
