import { shares } from './written-sentences';

/** As measured over 100 sources by two strangers who had not seen the rules; before, .90 of the true ones were refused. */
const MOST = {
  open: { refused: 0.06, shown: 0.52 },
  kept: { refused: 0.28, shown: 0.52 },
};

test.each(['open', 'kept'] as const)('of the half %s, true sentences pass, and the false ones do not', (half) => {
  const { truths, refused, lies, shown } = shares(half);
  expect([truths, lies]).toEqual(half === 'open' ? [102, 102] : [98, 98]);
  expect(refused / truths).toBeLessThanOrEqual(MOST[half].refused);
  expect(shown / lies).toBeLessThanOrEqual(MOST[half].shown);
});
