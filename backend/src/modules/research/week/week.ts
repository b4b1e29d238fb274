import { z } from 'zod';
import { addDays, dayOf } from '#kernel/calendar';
import { minutesAhead } from '#kernel/daily-time';
import { DAY_MS, MINUTE_MS } from '#kernel/durations';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { lineKindAnswer, sourceAnswer } from '../queries/source-view';

const tellingAnswer = z
  .strictObject({
    tracker_id: z.string(),
    display_title: z.string().describe('Of the tracker.'),
    update_id: z.string().nullable().describe('Null if its first overview told it.'),
    told_at: timeAnswer,
    host: z.string().describe('Of the page.'),
  })
  .meta({ id: 'WeekTelling' });

const lineAnswer = z
  .strictObject({
    claim_id: z.string().nullable().describe('Null on what a line contradicts.'),
    kind: lineKindAnswer,
    text: z.string(),
    title: z.string().nullable().describe('Title of its page, if the line cannot be understood without it.'),
    was: z.string().nullable().describe('The earlier value or claim; null on a new line.'),
    source: sourceAnswer,
    told: tellingAnswer,
    also: z.array(tellingAnswer).describe('Others that told the same.'),
  })
  .meta({ id: 'WeekLine' });
export type WeekLineView = ViewOf<typeof lineAnswer>;

const itemAnswer = z
  .strictObject({
    differs_in: z
      .enum(['figure', 'outcome'])
      .nullable()
      .describe('What its lines differ in: a value of the same thing, or whether it holds. Null on a single line.'),
    lines: z.array(lineAnswer).min(1).describe('What differs, the earliest page first.'),
  })
  .meta({ id: 'WeekItem' });

export const weekAnswer = {
  from: z.iso.date().describe('The first of the seven days.'),
  to: z.iso.date().describe('Today, in the time zone that was asked for.'),
  groups: z.array(
    z
      .strictObject({
        heading: z
          .string()
          .nullable()
          .describe('What its pages share; null for the first group, whose pages share nothing.'),
        items: z.array(itemAnswer),
      })
      .meta({ id: 'WeekGroup' }),
  ),
  more: z.int().describe('Lines of the week for which there is no room.'),
};
export type WeekView = ViewOf<z.ZodObject<typeof weekAnswer>>;

const DAYS = 7;

/** Seven calendar days of a time zone, the last of which is today. */
export interface Week {
  /** The first day: `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  /** The start of its first day, ISO 8601 UTC. */
  readonly since: string;
}

const dayIn = (timezone: string, instant: number): string =>
  dayOf(new Date(instant + minutesAhead(timezone, instant) * MINUTE_MS).toISOString());

/** The first instant of a day; an hour early if the clocks skip midnight. */
const startOf = (day: string, timezone: string): number => {
  const wall = Date.parse(day);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - minutesAhead(timezone, near) * MINUTE_MS);
  return before !== undefined && dayIn(timezone, before) === day ? before : (after ?? wall);
};

/**
 * The last seven days rather than those since Monday, which would leave nothing to read on Monday morning. `timezone`
 * is an IANA name.
 */
export const weekUntil = (now: Date, timezone: string): Week => {
  const to = dayIn(timezone, now.getTime());
  const from = addDays(to, 1 - DAYS);
  return { from, to, since: new Date(startOf(from, timezone)).toISOString() };
};
