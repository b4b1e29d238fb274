import { wireTitle } from './wire-title';

const now = new Date('2026-08-21T12:00:00.000Z');

test.each([
  [[], 'Newest verified', false],
  [['2026-08-21T06:00:00.000Z', '2026-08-15'], 'Just verified', true],
  [['2026-08-14T12:00:00.000Z'], 'Just verified', true],
  [['2026-08-14', '2026-08-21T06:00:00.000Z'], 'Newest verified, up to August 21, 2026', false],
  [['2025-12-18'], 'Newest verified, up to December 18, 2025', false],
])('lines of %p have the heading %p and are live: %p', (dates, words, isLive) =>
  expect(wireTitle(dates, now)).toEqual({ text: words, isLive }),
);
