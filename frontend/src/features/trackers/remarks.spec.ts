import { remarksIn } from './remarks';

const badge = { n: 2 };

test('each bracket behind a line is a remark, without it and with a capital', () =>
  expect(
    remarksIn([' (from May 3, 2026', badge, ') (published the same day: “It ends (with all else).”', badge, ')']),
  ).toEqual([
    ['From May 3, 2026', badge, ''],
    ['Published the same day: “It ends (with all else).”', badge, ''],
  ]));

test.each([
  ['words between brackets', [' (from May 3, 2026) it begins (on that day)']],
  ['words behind them', [' (from May 3, 2026) it begins']],
  ['a badge outside', [' (from May 3, 2026)', badge]],
  ['a bracket that stays open', [' (from May 3, 2026']],
  ['one that was never opened', [' a) from May 3, 2026']],
  ['nothing', [' ']],
])('a line with %s has none', (_, parts) => expect(remarksIn(parts)).toBeNull());
