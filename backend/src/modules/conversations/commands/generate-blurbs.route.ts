import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { daysBetween, daysFrom } from '#kernel/calendar';
import { actionRoute } from '#platform/http/routes/action-route';
import { PrivateReadings } from '../private-readings';
import { GenerateBlurbs } from './generate-blurbs.command';

const LONGEST = 366;

const dateRange = z
  .strictObject({ start: z.iso.date(), end: z.iso.date() })
  .refine(({ start, end }) => start <= end, 'The end must not be before the start.')
  .refine(({ start, end }) => daysBetween(start, end) < LONGEST, `Expected at most ${LONGEST} days.`);

/** Sums up days of a person's diary, again where that was done before. */
export const GenerateBlurbsRoute = actionRoute({
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
  uses: [CommandBus, PrivateReadings],
  async act({ params: { id: userId }, body: { date, date_range }, caller, context }, commands, readings) {
    await readings.allow(caller, userId);
    const days = date_range === undefined ? [date ?? ''] : daysFrom(date_range.start, date_range.end);
    return commands.execute(new GenerateBlurbs({ userId, days }, context));
  },
  answer: (_asked, { generated, failed }) => ({
    success: generated > 0,
    generated_count: generated,
    failed_count: failed,
    error: generated > 0 ? null : `Nothing was logged on ${failed === 1 ? 'this day' : 'these days'}.`,
  }),
});
