import type { DiaryEntry } from './api/entries';

/** The day and the clock time in a form; the time is empty if only the day is known. */
interface WhenValues {
  readonly day: string;
  readonly time: string;
}

export type EntryTime = Pick<DiaryEntry, 'at' | 'said' | 'offset_minutes'>;

/** `2026-05-06T08:00`, in the person's own time. */
export const formatLocal = (at: string, offsetMinutes: number): string =>
  new Date(Date.parse(at) + offsetMinutes * 60_000).toISOString().slice(0, 16);

export const entryTimeValues = ({ at, said, offset_minutes }: EntryTime): WhenValues => {
  const text = formatLocal(at, offset_minutes);
  return { day: text.slice(0, 10), time: said === 'day' ? '' : text.slice(11) };
};

/** Empty values, for an entry whose time the person has to state. */
export const EMPTY_TIME_VALUES: WhenValues = { day: '', time: '' };

/** The time that was typed. One that was not edited keeps its precision. */
export const parseEntryTime = ({ day, time }: WhenValues, base: EntryTime): Pick<DiaryEntry, 'at' | 'said'> => {
  const was = entryTimeValues(base);
  if (was.day === day && was.time === time) return { at: base.at, said: base.said };
  // An entry with a day alone is dated at noon of it, or at the time of its message.
  const isDayAlone = time === '';
  if (isDayAlone && was.day === day) return { at: base.at, said: 'day' };
  const instant = Date.parse(`${day}T${isDayAlone ? '12:00' : time}:00.000Z`) - base.offset_minutes * 60_000;
  return { at: new Date(instant).toISOString(), said: isDayAlone ? 'day' : 'time' };
};
