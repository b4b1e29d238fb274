import { Controller, Get, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { Operation } from '#platform/http/routes/operation';
import { activityIn } from '../diary/activity';
import { type KnownEntry, entriesNewestFirst } from '../diary/entries';
import { ConversationHistory } from '../diary/history';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';

/** How often somebody logs. */
@Controller('api/chronic/get-user-activity')
export class UserActivityEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
  ) {}

  @Get(':id')
  @Operation({
    access: 'admin',
    inPerson: 'conversations',
    summary:
      'How many stools a person logged on each of their days, how many entries they kept and how many messages they sent. Recorded as a reading of health data, with the reason in the header X-Reason.',
    answers: z.strictObject({
      data: z.array(
        z.strictObject({ name: z.string(), data: z.array(z.strictObject({ x: z.iso.date(), y: z.int() })) }),
      ),
    }),
  })
  async activity(
    @Param('id') userId: string,
    @StatedPurpose('user activity on the app dashboard') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
  ) {
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'activity', reason });
    const records = await this.history.allNewestFirst(userId);
    const kept: KnownEntry[] = [];
    for await (const entry of entriesNewestFirst(records)) kept.push(entry);
    return { data: activityIn(kept, records).map(({ name, data }) => ({ name, data: [...data] })) };
  }
}
