import { addDays, dayOf, daysBetween, daysFrom, mondayOf, startOfDay } from './calendar';

test('days follow each other over months and leap years', () => {
  expect(dayOf('2026-11-22T23:59:59.999Z')).toBe('2026-11-22');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-01', '2026-02-27')).toEqual([]);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test.each([
  ['2026-11-22T23:59:59.999Z', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31'],
])('the day of %s starts on %s, also before 1970', (time, day) =>
  expect(startOfDay(Date.parse(time))).toBe(Date.parse(day)),
);
