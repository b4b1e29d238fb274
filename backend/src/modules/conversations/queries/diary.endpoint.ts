import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { Operation } from '#platform/http/routes/operation';
import { diaryPage } from '../diary/diary-view';
import { entryAnswer, proposalAnswer } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { noteAnswer } from '../diary/note-schema';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';

const PAGE = 50;

class DiaryQuery extends createZodDto(
  z.strictObject({
    user_profile_id: z.string().max(100).optional().describe('For administrators: whose diary.'),
    before: z.iso
      .datetime()
      .optional()
      .describe('Continues before this time: that of the last entry of the page before.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(PAGE)
      .describe('The number of entries; more if others have the same time as the last of them.'),
    tz_offset_minutes: z.coerce.number().int().min(-900).max(900).default(0),
  }),
) {}

const keptAnswer = entryAnswer.extend({ id: z.string() }).meta({ id: 'KeptDiaryEntry' });

/** What a diary holds. Anybody but its person is recorded when they read it. */
@Controller('api/chronic')
export class DiaryEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('diary')
  @Operation({
    access: 'user',
    inPerson: 'conversations',
    summary:
      'The kept entries of the caller’s diary, or for administrators another person’s, newest first by their time, with the notes of that time and the open proposals.',
    answers: z.strictObject({
      entries: z.array(keptAnswer),
      has_more: z.boolean(),
      notes: z.array(noteAnswer).describe('Notes from the time of these entries, which count nowhere; newest first.'),
      waiting: z.array(proposalAnswer).describe('All open proposals, oldest first.'),
    }),
  })
  async diary(
    @Query() { user_profile_id, tz_offset_minutes: offsetMinutes, ...page }: DiaryQuery,
    @StatedPurpose('reading the diary in the administration') reason: string,
    @SignedIn() caller: Caller,
    @AskedLanguage() language: InterfaceLanguage,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'diary', reason });
    const newest = await this.history.allNewestFirst(userId);
    return diaryPage(newest, page, { sent: { at: this.clock.now().toISOString(), offsetMinutes }, language });
  }
}
