import { z } from 'zod';
import { addDays, daysBetween, daysFrom } from '#kernel/calendar';

/** Days up to today. */
const LENGTHS = { day: 1, week: 7, month: 30, quarter: 91 } as const;
const MAX_DAYS = 366;

/** A day; an invalid one is reported as such, not by its distance to the other. */
const day = z.iso.date({ abort: true }).optional();

export const spanParameters = z
  .strictObject({
    range: z.enum(['day', 'week', 'month', 'quarter']).optional().describe('Up to today (UTC); a month by default.'),
    from: day.describe('The first day of a range of one’s own.'),
    to: day.describe('Its last day.'),
  })
  .superRefine(({ range, from, to }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if ((from === undefined) !== (to === undefined)) refuse(from === undefined ? 'from' : 'to', 'Expected both days.');
    if (from === undefined || to === undefined) return;
    if (range !== undefined) refuse('range', 'Expected either a range or its days.');
    const length = daysBetween(from, to) + 1;
    if (length < 1) refuse('to', 'The end must not be before the start.');
    if (length > MAX_DAYS) refuse('to', `Expected at most ${MAX_DAYS} days.`);
  });

interface Days {
  readonly from: string;
  /** Included. */
  readonly to: string;
}

/** The days that a dashboard shows, and as many before them to compare with. */
export interface DashboardSpan extends Days {
  readonly before: Days;
}

export const toDashboardSpan = (
  { range = 'month', from, to }: z.output<typeof spanParameters>,
  today: string,
): DashboardSpan => {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - LENGTHS[range]);
  const length = daysBetween(first, last) + 1;
  return { from: first, to: last, before: { from: addDays(first, -length), to: addDays(first, -1) } };
};

export const daysOfSpan = ({ from, to }: Days): readonly string[] => daysFrom(from, to);
