import { z } from 'zod';
import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { daysBetween, daysFrom } from '#kernel/calendar';
import { isRefusal } from '#kernel/decider';
import { addTo } from '#kernel/grouping';
import { stepOf } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { entriesNewestFirst, inOrderOfTime, isEntryWithin } from '../diary/entries';
import { type ConversationRecord, ConversationHistory } from '../diary/history';
import { leftOutOf } from '../diary/unkept-words';
import { healthRecordDecider } from '../domain/health-record.decider';
import { PrivateReadings } from '../private-readings';
import { blurbOf } from '../replying/blurb-words';

const LONGEST = 366;

const dateRange = z
  .strictObject({ start: z.iso.date(), end: z.iso.date() })
  .refine(({ start, end }) => start <= end, 'The end must not be before the start.')
  .refine(({ start, end }) => daysBetween(start, end) < LONGEST, `Expected at most ${LONGEST} days.`);

const entriesByDay = async (
  newest: readonly ConversationRecord[],
  period: Parameters<typeof isEntryWithin>[0],
): Promise<ReadonlyMap<string, readonly DiaryEntry[]>> => {
  const byDay = new Map<string, DiaryEntry[]>();
  for await (const { entry } of entriesNewestFirst(newest)) {
    if (!isEntryWithin(period, entry)) continue;
    addTo(byDay, localDay(entry.at, entry.offsetMinutes), entry);
  }
  return byDay;
};

/** Sums up days of a person's diary, again where that was done before. A day without entries counts as failed. */
export const GenerateBlurbs = actionRoute({
  path: 'api/chronic/generate-daily-blurbs/:id',
  access: 'admin',
  inPerson: 'conversations',
  summary: 'Sums up one day of a person’s diary, or each day of a range, in place of earlier blurbs.',
  body: z
    .strictObject({ date: z.iso.date().optional(), date_range: dateRange.optional() })
    .refine(
      ({ date, date_range }) => (date === undefined) !== (date_range === undefined),
      'Expected a date or a range.',
    ),
  answers: z.strictObject({
    success: z.boolean(),
    generated_count: z.int(),
    failed_count: z.int().describe('Days on which nothing was logged.'),
    error: z.string().nullable(),
  }),
  uses: [CommandRunner, ConversationHistory, PrivateReadings],
  async act({ params: { id: userId }, body: { date, date_range }, caller, context }, runner, history, readings) {
    await readings.allow(caller, userId);
    const days = date_range === undefined ? [date ?? ''] : daysFrom(date_range.start, date_range.end);
    const newest = await history.allNewestFirst(userId);
    const byDay = await entriesByDay(newest, { from: days[0] ?? '', to: days.at(-1) ?? '' });
    const leftOut = leftOutOf(newest, (day) => days.includes(day));
    const written = [];
    for (const day of days) {
      const entries = byDay.get(day) ?? [];
      const missing = leftOut.get(day);
      if (entries.length === 0 && missing === undefined) continue;
      const command = { type: 'WriteBlurb', userId, day, content: blurbOf(inOrderOfTime(entries), missing) } as const;
      const decided = await runner.run(healthRecordDecider, userId, command, stepOf(context, day));
      if (isRefusal(decided)) return decided;
      written.push(decided);
    }
    return accepted({ generated: written.length, failed: days.length - written.length }, ...written);
  },
  answer: (_asked, { generated, failed }) => ({
    success: generated > 0,
    generated_count: generated,
    failed_count: failed,
    error: generated > 0 ? null : `Nothing was logged on ${failed === 1 ? 'this day' : 'these days'}.`,
  }),
});
