import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeOfId } from '#kernel/ids';
import { temporaryFolder } from '#test/support/temporary-folder';
import { TestClock } from '#test/support/test-clock';
import { applicationClock } from './clock';
import { randomIds } from './ids';

const folder = temporaryFolder();
const file = join(folder, 'offset');
const DAY = 86_400_000;

/** Difference between a clock and the system clock, rounded to minutes; never -0, which `toBe` would tell from 0. */
const shiftOf = (clock: { now(): Date }): number =>
  Math.round((clock.now().getTime() - Date.now()) / 60_000) * 60_000 + 0;

test('adds an offset to the system time', () => {
  expect(shiftOf(applicationClock({ offsetMs: 0 }))).toBe(0);
  expect(shiftOf(applicationClock({ offsetMs: -DAY }))).toBe(-DAY);
});

test('reads the file every time, in preference to a fixed offset', () => {
  writeFileSync(file, String(DAY));
  const clock = applicationClock({ offsetMs: 5 * DAY, offsetFile: file });
  expect(shiftOf(clock)).toBe(DAY);
  writeFileSync(file, `${2 * DAY}\n`);
  expect(shiftOf(clock)).toBe(2 * DAY);
});

test('keeps the last offset while the file is being rewritten', () => {
  writeFileSync(file, String(DAY));
  const clock = applicationClock({ offsetMs: 0, offsetFile: file });
  expect(shiftOf(clock)).toBe(DAY);
  for (const text of ['', 'soon']) {
    writeFileSync(file, text);
    expect(shiftOf(clock)).toBe(DAY);
  }
});

test('uses the file as soon as it exists', () => {
  const later = join(folder, 'later');
  const clock = applicationClock({ offsetMs: 3 * DAY, offsetFile: later });
  expect(shiftOf(clock)).toBe(3 * DAY);
  writeFileSync(later, String(DAY));
  expect(shiftOf(clock)).toBe(DAY);
});

test('ids are version 7 UUIDs with the time of the clock', () => {
  const clock = new TestClock();
  const ids = randomIds(clock);
  const made = Array.from({ length: 1000 }, () => ids.next());
  expect(new Set(made).size).toBe(1000);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOfId(ids.next())).toBe(clock.now().getTime());
});
