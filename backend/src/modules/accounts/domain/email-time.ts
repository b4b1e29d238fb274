import { type DailyTime, minutesAhead } from '#kernel/daily-time';
import { DAY_MINUTES } from '#kernel/durations';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Half-hour steps from 10:00 to 23:30 UTC, as HH:MM; null for any other time. */
export const emailTime = (hour: number, minute: number): string | null =>
  Number.isInteger(hour) && hour >= 10 && hour <= 23 && (minute === 0 || minute === 30)
    ? `${twoDigits(hour)}:${twoDigits(minute)}`
    : null;

/** The UTC time of the daily mail on another day: its local time stays the same when clocks change. */
export const dailyTimeOn = ({ time, setAt, timezone }: DailyTime, day: Date): string => {
  if (timezone === null) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shifted =
    hours * 60 + minutes + minutesAhead(timezone, setAt.getTime()) - minutesAhead(timezone, day.getTime());
  const inDay = (shifted + DAY_MINUTES) % DAY_MINUTES;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
};
