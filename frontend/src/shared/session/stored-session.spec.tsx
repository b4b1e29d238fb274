import { storedSession, SWAPS_KEY } from './stored-session';

test.each([
  ['3', 3],
  ['', 0],
  ['NaN', 0],
  ['three', 0],
])('a count of changes that was stored as %p is %i', (stored, swaps) => {
  localStorage.setItem(SWAPS_KEY, stored);
  expect(storedSession().swaps).toBe(swaps);
});
