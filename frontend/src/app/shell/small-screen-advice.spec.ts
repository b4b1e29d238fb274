import { isAdvisedOn } from './small-screen-advice';

test.each([
  ['/explore', false, true],
  ['/collection/c1', false, false],
  ['/tracker/t1', false, false],
  ['/campaigns', false, false],
  ['/explore/senate-ga', false, false],
  ['/list-trackers', true, true],
])('on %s, signed in: %s, a larger screen is advised: %s', (path, isSignedIn, isAdvised) =>
  expect(isAdvisedOn(path, isSignedIn)).toBe(isAdvised),
);
