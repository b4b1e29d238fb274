import { linesOf } from './lines-of';

test('lines are read without headings, markers and escapes', () =>
  expect(
    linesOf('### Earlier\n\n- The \\*new\\* rule \\[draft\\] begins. [1]\n- It ends. [2][3]\n\nAll of it.'),
  ).toEqual(['The *new* rule [draft] begins.', 'It ends.', 'All of it.']));
