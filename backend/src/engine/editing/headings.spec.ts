import { EARLIER_HEADING, headingsFor, mayHead } from './headings';

const line = (text: string, title = '') => ({ text, title });
const topics = ['Bridge of Arlen'];
const lines = [
  line('The council of Port Ellen closed the bridge of Arlen on Monday.'),
  line('Lorries go by Port Ellen, the council said.'),
  line('Crossing costs 3 euros, says the Arlen Post.'),
];

test('headings are a key fact, a name that several lines have, or that all is over', () =>
  expect(headingsFor(lines, ['Fee for crossing'], topics)).toEqual([
    EARLIER_HEADING,
    'Fee for crossing',
    'Port Ellen',
  ]));

test('the topic is no heading', () => expect(headingsFor(lines, [], topics)).not.toContain('Arlen'));

test('a name becomes the heading of lines that have it in their words or titles', () => {
  expect(mayHead('Port Ellen', lines.slice(0, 2), [], topics)).toBe(true);
  expect(mayHead('Port Ellen', [line('It is closed.', 'Port Ellen closes its bridge')], [], topics)).toBe(true);
  expect(mayHead('Port Ellen', lines, [], topics)).toBe(false);
});

test('a key fact becomes the heading of lines that share a word with it beside the topic', () => {
  const facts = ['Fee for crossing the bridge of Arlen'];
  expect(mayHead('Fee for crossing the bridge of Arlen', lines.slice(2), facts, topics)).toBe(true);
  expect(mayHead('Fee for crossing the bridge of Arlen', lines, facts, topics)).toBe(false);
});

test('no other words do', () => expect(mayHead('Vote for Alice', lines, [], topics)).toBe(false));
