import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { daysBetween, daysFrom } from '#kernel/calendar';
import { answer } from '#platform/http/answer';
import { Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { PrivateReadings } from '../private-readings';
import { GenerateBlurbs } from './generate-blurbs.command';

const LONGEST = 366;

const dateRange = z
  .strictObject({ start: z.iso.date(), end: z.iso.date() })
  .refine(({ start, end }) => start <= end, 'Expected no earlier day than the first.')
  .refine(({ start, end }) => daysBetween(start, end) < LONGEST, `Expected at most ${LONGEST} days.`);

class GenerateBlurbsBody extends createZodDto(
  z
    .strictObject({ date: z.iso.date().optional(), date_range: dateRange.optional() })
    .refine(
      ({ date, date_range }) => (date === undefined) !== (date_range === undefined),
      'Expected a date or a range.',
    ),
) {}

/** Sums up days of a person's diary, again where that was done before. */
@Controller('api/chronic/generate-daily-blurbs')
export class GenerateBlurbsEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly commands: CommandBus,
  ) {}

  @Post(':id')
  @Operation({
    access: 'admin',
    inPerson: 'conversations',
    summary: 'Sums up one day of a person’s diary, or each day of a range, in place of earlier blurbs.',
    answers: z.strictObject({
      success: z.boolean(),
      generated_count: z.int(),
      failed_count: z.int().describe('Days of which nothing was logged.'),
      error: z.string().nullable(),
    }),
  })
  async post(
    @Param('id') userId: string,
    @Body() { date, date_range }: GenerateBlurbsBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    await this.readings.allow(caller, userId);
    const days = date_range === undefined ? [date ?? ''] : daysFrom(date_range.start, date_range.end);
    return answer(await this.commands.execute(new GenerateBlurbs({ userId, days }, context)), {
      body: ({ generated, failed }) => ({
        success: generated > 0,
        generated_count: generated,
        failed_count: failed,
        error: generated > 0 ? null : NOTHING_LOGGED[days.length === 1 ? 'day' : 'range'],
      }),
    });
  }
}

const NOTHING_LOGGED = {
  day: 'Nothing was logged on this day.',
  range: 'Nothing was logged on these days.',
};
