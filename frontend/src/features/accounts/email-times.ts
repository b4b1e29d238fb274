import { locale } from '#shared/language/locale';

/** A time of day, UTC. */
export interface EmailTime {
  readonly hour: number;
  readonly minute: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** HH:MM */
const formatEmailTime = ({ hour, minute }: EmailTime): string => `${twoDigits(hour)}:${twoDigits(minute)}`;

export const parseEmailTime = (text: string): EmailTime => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

/** Half-hour steps from 10:00 to 23:30 UTC. */
const choices: readonly EmailTime[] = Array.from({ length: 28 }, (_, step) => ({
  hour: 10 + Math.floor(step / 2),
  minute: (step % 2) * 30,
}));

/**
 * The times to choose from, as HH:MM UTC. The chosen one is always among them: after a change of clocks it may be
 * outside their range.
 */
export const emailTimes = (chosen: string): readonly string[] => {
  const times = choices.map(formatEmailTime);
  return times.includes(chosen) ? times : [chosen, ...times];
};

/** A UTC time of day in a time zone on the day of `now`: '14:30'. */
export const localTime = (time: string, timezone: string, now: Date): string => {
  const { hour, minute } = parseEmailTime(time);
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute);
  return new Intl.DateTimeFormat(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  }).format(at);
};

export const browserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** IANA names. `also` is always among them: a browser may know it under another name. */
export const timezones = (also: string): readonly string[] =>
  [...new Set([also, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
