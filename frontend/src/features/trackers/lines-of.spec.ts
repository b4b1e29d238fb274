import { linesOf, quotesOf } from './lines-of';

test('lines are read without headings, markers and escapes', () =>
  expect(
    linesOf('### Earlier\n\n- The \\*new\\* rule \\[draft\\] begins. [1]\n- It ends. [2][3]\n\nAll of it.'),
  ).toEqual(['The *new* rule [draft] begins.', 'It ends.', 'All of it.']));

test('a line is told by what it cites, and not by what a remark on it cites', () => {
  const sources = ['It begins.', 'It begins in May.', 'The fee ends.', 'The fee is 5%.'].map((quote) => ({ quote }));
  const markdown =
    '- It begins. [1] (from May 3, 2026 [2])\n- **No longer holds since May 3, 2026** (Ending fees [3]): The fee is 5%. [4]';
  expect(quotesOf(markdown, sources)).toEqual(['It begins.', 'The fee ends.', 'The fee is 5%.']);
});
