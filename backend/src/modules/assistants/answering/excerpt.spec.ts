import { excerptOf, excerptOfLead } from './excerpt';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

test('a short passage is offered as it is', () => {
  expect(excerptOf('The quay is closed to cranes.', ['cranes'])).toBe('The quay is closed to cranes.');
});

test('a long passage is shortened to the surroundings of the words that were asked for', () => {
  const excerpt = excerptOf(`${filler(150)} the cranes of the quay ${filler(150)}`, ['cranes']);
  expect(excerpt).toMatch(/^… word\d+ .* the cranes of the quay .* word\d+ …$/);
  expect(excerpt.length).toBeLessThan(720);
});

test('a long passage without those words is shortened to its beginning', () => {
  expect(excerptOf(filler(200), ['cranes'])).toMatch(/^word0 .* …$/);
});

test('a lead is shortened to its end', () => {
  expect(excerptOfLead(`${filler(150)} the director shall:`)).toMatch(/^… word.* the director shall:$/);
});
