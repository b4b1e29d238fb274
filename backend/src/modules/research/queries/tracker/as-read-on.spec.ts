import { source } from '../../../../../../test/support/research-examples';
import { asReadOn } from './as-read-on';

const written = (publishedAt: string | null) => ({ ...source, publishedAt, readAt: '2026-02-20T23:59:00.000Z' });
const read = (content: string, day: string) =>
  asReadOn({ content, sources: [written('2026-02-20'), written(null)] }, Date.parse(day));

const launch = '- The crew will undock on March 9. [1]';
const vote = '- The committee will vote next week. [2]';
const done = '- Chile opened three mines. [1]';

test('lines stay where they are until what they announce is over', () =>
  expect(read(`${launch}\n${done}`, '2026-03-09')).toBe(`${launch}\n${done}`));

test('then they move under a heading at the end, by the date of their source, or of its reading', () =>
  expect(read(`${launch}\n${done}\n${vote}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${launch}\n${vote}`));

test('a heading without lines leaves', () =>
  expect(read(`### Space\n\n${launch}\n\n### Mines\n\n${done}`, '2026-03-10')).toBe(
    `### Mines\n\n${done}\n\n### Earlier\n\n${launch}`,
  ));

test('an overview that is past as a whole is shown as such', () =>
  expect(read(launch, '2027-01-01')).toBe(`### Earlier\n\n${launch}`));

test('a line that says what it changed moves by its own words, not by those of before', () => {
  const changed = '- **Changed:** The crew will undock on March 9. [1] (was: March 20)';
  expect(read(`${changed}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${changed}`);
  const reversed = '- **Contradicts:** The visit was called off. [1] (earlier: The king will visit on March 9. [2])';
  expect(read(reversed, '2027-03-10')).toBe(reversed);
});
