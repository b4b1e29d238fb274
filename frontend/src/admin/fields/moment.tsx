import { useRecordContext } from 'react-admin';
import { now } from '../../shared/time/clock';
import { dateOf, dayAlone } from '../../shared/time/time-words';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', hour12: false });

/** A time to the second, in the reader's time zone; a date without a time is that date everywhere. */
export const Moment = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'string') return '–';
  const alone = dayAlone(value);
  return (
    <time dateTime={alone ?? value} title={alone ?? value} style={{ whiteSpace: 'nowrap' }}>
      {alone === null ? moment.format(new Date(value)) : day.format(dateOf(alone))}
    </time>
  );
};

const dayAndTime = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;
const thisYear = new Intl.DateTimeFormat('en-US', dayAndTime);
const otherYear = new Intl.DateTimeFormat('en-US', { ...dayAndTime, year: 'numeric' });

/** A time to the second; the current year is left out. */
export const ShortMoment = ({ at }: { at: string }) => {
  const date = new Date(at);
  const format = date.getFullYear() === now().getFullYear() ? thisYear : otherYear;
  return (
    <time dateTime={at} title={at} style={{ whiteSpace: 'nowrap' }}>
      {format.format(date)}
    </time>
  );
};
