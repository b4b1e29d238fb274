import { wireTitle } from './wire-title';

const now = new Date('2026-08-21T12:00:00.000Z');

test.each([
  [undefined, 'Just verified'],
  ['2026-08-21T06:00:00.000Z', 'Just verified'],
  ['2026-08-20T06:00:00.000Z', 'Just verified'],
  ['2026-06-05T06:00:00.000Z', 'Newest verified'],
])('a newest line of %p has the heading %p', (newest, title) => expect(wireTitle(newest, now)).toBe(title));
