import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { accounts } from '#modules/accounts/published';
import { Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { activityIn } from '../diary/activity';
import { type KnownEntry, entriesNewestFirst } from '../diary/entries';
import { ConversationHistory, type ConversationRecord } from '../diary/history';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';
import { EVERYBODY } from './chronic-dashboard.query';

const personal = { access: 'admin', inPerson: 'conversations' } as const;

/** Who logs, and how often. */
@Controller('api/chronic/get-user-activity')
export class UserActivityEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  @Get()
  @Operation({
    ...personal,
    summary: 'Who has ever said anything to the assistant, by email address.',
    answers: z.strictObject({ users: z.array(z.strictObject({ id: z.string(), email: z.string() })) }),
  })
  async users() {
    const ids = await this.reads.ids(stoolLogs, EVERYBODY);
    const users = await this.reads.find(accounts, { _id: { $in: ids } });
    const known = users.flatMap(({ _id, email }) => (email === null ? [] : [{ id: _id, email }]));
    return { users: known.sort((a, b) => a.email.localeCompare(b.email)) };
  }

  @Get(':id')
  @Operation({
    ...personal,
    summary:
      'How many stools a person logged on each of their days, how many entries they kept and how much they said. Recorded as a reading of health data, with the reason in the header X-Reason.',
    answers: z.strictObject({
      data: z.array(
        z.strictObject({ name: z.string(), data: z.array(z.strictObject({ x: z.iso.date(), y: z.int() })) }),
      ),
    }),
  })
  async activity(
    @Param('id') userId: string,
    @StatedPurpose('User activity on the app dashboard') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
  ) {
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'activity', reason });
    const records: ConversationRecord[] = [];
    const kept: KnownEntry[] = [];
    for await (const record of this.history.newestFirst(userId)) records.push(record);
    for await (const entry of entriesNewestFirst(records)) kept.push(entry);
    return { data: activityIn(kept, records).map(({ name, data }) => ({ name, data: [...data] })) };
  }
}
