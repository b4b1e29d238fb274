import { localTime } from '#events/conversations/diary-entry';
import { readIn } from '#test/support/conversations/diary-entries';
import { thingWords } from '../diary/entry-words';

/** 6 May 2026 is a Wednesday. */
const at = (localNow: string, offsetMinutes: number) => ({
  at: new Date(Date.parse(`2026-${localNow.replace(' ', 'T')}:00.000Z`) - offsetMinutes * 60_000).toISOString(),
  offsetMinutes,
});

const clock = (time: string, offsetMinutes: number): string =>
  localTime(time, offsetMinutes).slice(5, 16).replace('T', ' ');

/**
 * What is proposed from a message sent at a local time: `@ 05-06 08:00` is a time, `@ 05-06` a day, `? a | b` two
 * candidates that the person is asked about. Without either it has the time of the message, and says so.
 */
const told = (localNow: string, message: string, offsetMinutes = 120): readonly string[] =>
  readIn(message, at(localNow, offsetMinutes)).map(({ entry, times }) => {
    const name = thingWords(entry);
    if (times.length > 0) return `${name} ? ${times.map((time) => clock(time, offsetMinutes)).join(' | ')}`;
    const when = clock(entry.at, offsetMinutes);
    return { time: `${name} @ ${when}`, day: `${name} @ ${when.slice(0, 5)}`, none: name }[entry.said];
  });

type Row = readonly [now: string, message: string, expected: readonly string[]];

const CLOCKS: readonly Row[] = [
  ['05-06 23:34', 'a chicken salad at 12:30', ['1 chicken salad @ 05-06 12:30']],
  ['05-06 23:34', 'apple juice at 12:30', ['Apple juice ? 05-06 00:30 | 05-06 12:30']],
  ['05-06 23:34', 'pain 4/10 at 3', ['Pain 4 of 10 ? 05-06 03:00 | 05-06 15:00']],
  ['05-06 20:30', 'took 400 mg ibuprofen at 9', ['Ibuprofen, 400 mg @ 05-06 09:00']],
  ['05-06 21:30', 'took 400 mg ibuprofen at 9', ['Ibuprofen, 400 mg ? 05-06 09:00 | 05-06 21:00']],
  ['05-06 21:30', 'took 400 mg ibuprofen at 09:00', ['Ibuprofen, 400 mg @ 05-06 09:00']],
  ['05-06 21:30', 'took 400 mg ibuprofen at 9 in the morning', ['Ibuprofen, 400 mg @ 05-06 09:00']],
  ['05-06 21:30', 'toast for breakfast at 8', ['Toast @ 05-06 08:00']],
  ['05-06 21:30', 'pizza for dinner at 8', ['Pizza @ 05-06 20:00']],
  ['05-06 08:00', 'pain 4/10 at 3', ['Pain 4 of 10 @ 05-06 03:00']],
  ['05-06 14:00', 'pain 4/10 at 3', ['Pain 4 of 10 ? 05-05 15:00 | 05-06 03:00']],
  ['05-06 11:00', 'I had chicken soup at 12:30', ['Chicken soup ? 05-05 12:30 | 05-06 00:30']],
  ['05-06 08:30', 'took 400 mg ibuprofen at 9', ['Ibuprofen, 400 mg ? 05-05 09:00 | 05-05 21:00']],
  ['05-06 08:30', 'took 400 mg ibuprofen this morning at 9', []],
  ['05-06 05:07', 'toast for breakfast at 7:30', ['Toast ? 05-05 07:30']],
  ['05-06 05:07', 'type 6 at 9am', ['Stool type 6 ? 05-05 09:00']],
  ['05-06 20:30', 'type 6 yesterday at 7', ['Stool type 6 ? 05-05 07:00 | 05-05 19:00']],
  ['05-06 20:30', 'type 6 yesterday evening at 7', ['Stool type 6 @ 05-05 19:00']],
  ['05-06 20:30', 'coffee around half past nine', ['Coffee @ 05-06 09:30']],
];

const NIGHTS: readonly Row[] = [
  ['05-07 00:30', 'type 6 this evening', ['Stool type 6 @ 05-06']],
  ['05-07 00:30', 'type 6 this morning', []],
  ['05-07 00:30', 'type 6 today', []],
  ['05-07 00:30', 'type 6 last night', []],
  ['05-07 00:30', 'type 6 yesterday', []],
  ['05-07 00:30', 'type 6 this morning at 8', ['Stool type 6 @ 05-06 08:00']],
  ['05-07 00:30', 'type 6 at 23:50', ['Stool type 6 @ 05-06 23:50']],
  ['05-07 00:30', 'type 6 at 11', ['Stool type 6 ? 05-06 11:00 | 05-06 23:00']],
  ['05-07 00:30', 'pain 4/10 at 12:15', ['Pain 4 of 10 ? 05-06 12:15 | 05-07 00:15']],
  ['05-07 00:30', 'had pizza for dinner', ['Pizza @ 05-06']],
  ['05-06 20:30', 'type 6 at 23:50', ['Stool type 6 ? 05-05 23:50']],
  ['05-06 20:30', 'type 6 today at 23:50', []],
  ['05-06 20:30', 'pain 4/10 last night at 2', ['Pain 4 of 10 @ 05-06 02:00']],
  ['05-06 20:30', 'pain 4/10 last night at 5', []],
  ['05-06 20:30', 'pain 4/10 at noon', ['Pain 4 of 10 @ 05-06 12:00']],
  ['05-06 20:30', 'pain 4/10 at midnight', ['Pain 4 of 10 @ 05-06 00:00']],
  ['05-06 20:30', 'pain 4/10 yesterday at midnight', ['Pain 4 of 10 ? 05-05 00:00 | 05-06 00:00']],
  ['05-06 08:00', 'had pizza for dinner', []],
  ['05-06 20:30', 'pain 4/10 on Wednesday', []],
  ['05-06 20:30', 'pain 4/10 on Monday at 8am', ['Pain 4 of 10 @ 05-04 08:00']],
];

const SILENT: readonly Row[] = [
  [
    '05-06 23:34',
    'Pain 4/10 at 8am. Took my metformin 500 mg.',
    ['Pain 4 of 10 @ 05-06 08:00', 'Metformin, 500 mg ? 05-06 08:00 | 05-06 23:34'],
  ],
  ['05-06 23:34', 'two eggs this morning, and took 400 mg ibuprofen', ['Ibuprofen, 400 mg @ 05-06']],
  ['05-06 23:34', 'took 500 mg metformin', ['Metformin, 500 mg']],
  ['05-06 23:34', 'woke with a headache 6/10', ['Pain 6 of 10, head @ 05-06']],
  ['05-06 23:34', 'headache 6/10', ['Pain 6 of 10, head']],
  ['05-07 00:30', 'woke with a headache 6/10', []],
  ['05-06 23:34', 'slept 7 hours last night', ['Sleep, 7 h @ 05-06']],
];

/** Written with their answers before a line was changed. */
describe('a clock time without am or pm is taken where it is sure, and asked for where it is not', () => {
  test.each(CLOCKS)('%s, “%s”', (now, message, expected) => expect(told(now, message)).toEqual(expected));
});

describe('after midnight the day of a person goes on', () => {
  test.each(NIGHTS)('%s, “%s”', (now, message, expected) => expect(told(now, message)).toEqual(expected));
});

describe('an untimed clause next to a timed one is not dated "now"', () => {
  test.each(SILENT)('%s, “%s”', (now, message, expected) => expect(told(now, message)).toEqual(expected));
});

test('whatever the clock says, a time that is taken is of the last day, and the other half of it cannot be meant', () => {
  const HOUR = 3_600_000;
  for (let minutes = 0; minutes < 24 * 60; minutes += 30)
    for (let hour = 1; hour <= 12; hour++) {
      const now = `05-06 ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const sent = at(now, 120);
      const [read] = readIn(`pain 4/10 at ${hour}`, sent);
      if (read === undefined) continue;
      const possible = [read.entry.at, ...read.times].slice(read.times.length > 0 ? 1 : 0);
      for (const time of possible) {
        expect(Number(clock(time, 120).slice(6, 8)) % 12).toBe(hour % 12);
        expect(Date.parse(sent.at) - Date.parse(time)).toBeGreaterThanOrEqual(0);
        expect(Date.parse(sent.at) - Date.parse(time)).toBeLessThanOrEqual(24 * HOUR);
      }
      const [taken] = possible;
      if (read.times.length > 0 || taken === undefined) continue;
      const twelveEarlier = clock(new Date(Date.parse(taken) - 12 * HOUR).toISOString(), 120);
      // Twelve hours before or after it is not the same waking day.
      expect([now, hour, Date.parse(taken) + 12 * HOUR > Date.parse(sent.at)]).toEqual([now, hour, true]);
      expect([now, hour, twelveEarlier.startsWith('05-06')]).toEqual([now, hour, false]);
    }
});

test('the clock is the one on the wall of the person, also where the offset has changed since', () => {
  // New York, the morning after the clocks went forward.
  expect(told('03-08 09:00', 'type 6 last night at 1:30', -240)).toEqual(['Stool type 6 @ 03-08 01:30']);
  expect(told('03-08 09:00', 'type 6 yesterday at 11pm', -240)).toEqual(['Stool type 6 @ 03-07 23:00']);
  expect(told('05-06 23:50', 'type 6 at 13:00', 840)).toEqual(['Stool type 6 @ 05-06 13:00']);
});
