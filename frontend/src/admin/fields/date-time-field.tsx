import { useRecordContext } from 'react-admin';
import { dateFormat } from '#shared/language/locale';
import { now } from '#shared/time/clock';
import { parseDate, dayAlone } from '#shared/time/format-time';
import type { FieldColumnProps } from './column-props';

const day = dateFormat({ dateStyle: 'medium' });
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', hour12: false });

/** A time to the second, in the reader's time zone; a date without a time is that date everywhere. */
export const DateTimeField = ({ source }: FieldColumnProps) => {
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'string') return '–';
  const alone = dayAlone(value);
  return (
    <time dateTime={alone ?? value} title={alone ?? value} style={{ whiteSpace: 'nowrap' }}>
      {alone === null ? moment(new Date(value)) : day(parseDate(alone))}
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
const thisYear = dateFormat(dayAndTime);
const otherYear = dateFormat({ ...dayAndTime, year: 'numeric' });

/** A time to the second; the current year is left out. */
export const ShortDateTime = ({ at }: { at: string }) => {
  const date = new Date(at);
  const format = date.getFullYear() === now().getFullYear() ? thisYear : otherYear;
  return (
    <time dateTime={at} title={at} style={{ whiteSpace: 'nowrap' }}>
      {format(date)}
    </time>
  );
};
