import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { actsWithAntecedents } from './antecedents';
import { refersElsewhere } from './references';

const title = 'Implementing the Harbour Framework';
const lines = (...blocks: readonly string[]): readonly string[] =>
  actsWithAntecedents(readDocument(page(title, blocks))).map(({ text }) => text);

const act = 'This notice amends the list of dues to implement these changes.';
const directs =
  'Harbour Order 12 directed the Minister of Ports to change the dues on ferries that carry cork (in consultation with the Board';

test('an act that points back is told after the sentence that says what is meant', () => {
  const [line = ''] = lines(`The order directs the minister to lower the dues on cork. ${act}`);
  expect(line).toBe(`The order directs the minister to lower the dues on cork. ${act}`);
  expect(refersElsewhere(line, title)).toBe(false);
});

test('after as much of it as a line has room for', () => {
  const others = '(in consultation with others (the Board))';
  const long = `${directs} of Ports, the Coast Guard, ${'the council of a town by the sea, '.repeat(6)}and others); the dues on barges ${others}; and those on nets.`;
  const [made] = actsWithAntecedents(readDocument(page(title, [`${long} ${act}`])));
  const line = made?.text ?? '';
  expect(made?.madeOf?.further).toEqual(['the dues on barges …', 'those on nets']);
  expect(line).toBe(
    `Harbour Order 12 directed the Minister of Ports to change the dues on ferries that carry cork … ${act}`,
  );
  expect(refersElsewhere(line, title)).toBe(false);
});

test('without the word for what stands before that', () =>
  expect(lines(`The order also directed the minister to lower the dues on cork. ${act}`)).toEqual([
    `The order … directed the minister to lower the dues on cork. ${act}`,
  ]));

test.each([
  ['an act that points to nothing', `The order directs the minister. This notice lowers the dues on cork by 2%.`],
  ['what is no act', 'The order lowers the dues. The minister welcomed these changes.'],
])('nothing stands before %s', (_, text) => expect(lines(text)).toEqual([]));

test('nothing of another paragraph stands before a line', () =>
  expect(lines('The order lowers the dues on cork.', act)).toEqual([]));
