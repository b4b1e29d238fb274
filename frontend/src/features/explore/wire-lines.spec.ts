import { wireLines } from './wire-lines';

const short = (text: string) => ({ text });
const long = (of: string) => ({ text: `${of} ${'word '.repeat(30)}` });
const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text.slice(0, 1));

test('lines that are shown whole come before those that would be cut, in the order of the wire', () => {
  const lines = [long('a'), short('b'), long('c'), short('d')];
  expect(texts(wireLines(lines, { count: 2, maxLength: 60 }))).toEqual(['b', 'd']);
  expect(texts(wireLines(lines, { count: 3, maxLength: 60 }))).toEqual(['a', 'b', 'd']);
  expect(texts(wireLines(lines, { count: 9, maxLength: 60 }))).toEqual(['a', 'b', 'c', 'd']);
});
