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
  const over =
    '- **No longer holds:** The king will visit on March 9. [1] (from: Visits; overruled on March 2, 2026 [2])';
  expect(read(over, '2027-03-10')).toBe(over);
});

describe('a line worded for its own day', () => {
  const signing = '- Today, the council signed a treaty on herring. [1]';
  const readUnder = (title: string, content: string, day: string) =>
    asReadOn({ content, sources: [{ ...written('2026-02-20'), title, publisher: 'Gazette' }] }, Date.parse(day));

  test('stays on that day, and is then replaced by its page’s title if that tells what happened', () => {
    expect(readUnder('Council Bans Herring Nets', signing, '2026-02-20T22:00:00Z')).toBe(signing);
    expect(readUnder('Council Bans Herring Nets', `${signing}\n${done}`, '2026-02-21')).toBe(
      `- Council Bans Herring Nets [1]\n${done}`,
    );
  });

  test('moves under Earlier if it does not', () =>
    expect(readUnder('Treaty on herring', `${signing}\n${done}`, '2026-02-21')).toBe(
      `${done}\n\n### Earlier\n\n${signing}`,
    ));

  test('leaves the title that is shown before it', () =>
    expect(readUnder('Council Bans Herring Nets', `- Council Bans Herring Nets [1]\n${signing}`, '2026-03-01')).toBe(
      '- Council Bans Herring Nets [1]',
    ));
});

test('a title moves with the lines of its page below it, and stays with those that stay', () => {
  const title = `- ${source.title} [1]`;
  expect(read(`${title}\n${launch}\n${vote}`, '2026-03-10')).toBe(`### Earlier\n\n${title}\n${launch}\n${vote}`);
  expect(read(`${title}\n${launch}\n${done}`, '2026-03-10')).toBe(
    `${title}\n${done}\n\n### Earlier\n\n${title}\n${launch}`,
  );
});
