import type { DiaryEntry, Thing } from '#events/conversations/diary-entry';
import { blurbOf } from './blurb-words';

const entry = (thing: Thing, hour: number, said: DiaryEntry['said'] = 'time'): DiaryEntry => ({
  ...thing,
  at: new Date(Date.UTC(2026, 4, 6, hour)).toISOString(),
  offsetMinutes: 120,
  said,
  words: null,
});
const water: Thing = { kind: 'drink', what: 'water', amount: { value: 1, unit: 'glass' } };

test('a day is summed up by kinds, the same thing once with its times', () =>
  expect(
    blurbOf([
      entry(water, 6),
      entry({ kind: 'stool', bristol: 6, count: 2, blood: false }, 7),
      entry(water, 8),
      entry({ kind: 'meal', what: 'oatmeal', amount: null }, 9, 'day'),
      entry({ kind: 'pain', strength: 7, where: null }, 10),
    ]),
  ).toBe(
    [
      '**Stools** (2): Stool type 6, 2 times, no blood (09:00).',
      '**Pain** (1): Pain 7 of 10 (12:00).',
      '**Meals** (1): Oatmeal.',
      '**Drinks** (2): Water, 1 glass, 2 times (08:00, 10:00).',
    ].join('\n\n'),
  ));

test('a summary says what it leaves out, and first of all that somebody called for help', () => {
  const day = [entry({ kind: 'pain', strength: 4, where: null }, 6)];
  expect(blurbOf(day, { notes: 12, waiting: 1, emergencies: 1 })).toBe(
    [
      '**One message called for help.**',
      '**Pain** (1): Pain 4 of 10 (08:00).',
      'One entry waits for an answer, and is not counted.',
      '12 notes aren’t counted as entries.',
    ].join('\n\n'),
  );
  expect(blurbOf([], { notes: 1, waiting: 2, emergencies: 0 })).toBe(
    ['No entries.', '2 entries wait for an answer, and are not counted.', 'One note isn’t counted as an entry.'].join(
      '\n\n',
    ),
  );
});
