import { wireTitle } from './wire-title';

const now = new Date('2026-08-21T12:00:00.000Z');

test.each([
  [[], 'Newest verified'],
  [['2026-08-21T06:00:00.000Z', '2026-08-15'], 'Just verified'],
  [['2026-08-14T12:00:00.000Z'], 'Just verified'],
  [['2026-08-21T06:00:00.000Z', '2026-08-14'], 'Newest verified'],
])('lines of %p have the heading %p', (dates, title) => expect(wireTitle(dates, now)).toBe(title));
