import { formatLine } from './format-line';

const line = {
  text: 'The port (see the map) closes on Friday.',
  short: 'The port … closes on Friday.',
};

test('a line is shown without what it has no room for, and an ellipsis does not begin a line of the screen', () =>
  expect(formatLine(line, { isQuoted: false })).toBe('The port\u00a0… closes on Friday.'));

test('a line that has room for all of its sentence shows all of it', () =>
  expect(formatLine({ text: line.text }, { isQuoted: false })).toBe(line.text));

test('among the words of a model a source’s own words stand in quotation marks', () =>
  expect(formatLine({ text: line.text }, { isQuoted: true })).toBe(`“${line.text}”`));
