import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { daysFrom } from '#kernel/calendar';
import { accounts } from '#modules/accounts/published';
import { Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type StoolLogs, stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';
import { EVERYBODY } from './chronic-dashboard.query';

interface Point {
  /** A day. */
  readonly x: string;
  readonly y: number;
}

/** How many stools were kept on each day from the first to the last. */
export const stoolsPerDay = ({ stools }: Pick<StoolLogs, 'stools'>): readonly Point[] => {
  const kept = Object.values(stools);
  const days = kept.map(({ day }) => day).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const on = (day: string): number => kept.reduce((sum, stool) => sum + (stool.day === day ? stool.count : 0), 0);
  return daysFrom(first, last).map((day) => ({ x: day, y: on(day) }));
};

const personal = { access: 'admin', inPerson: 'conversations' } as const;

/** Who logs, and how often. */
@Controller('api/chronic/get-user-activity')
export class UserActivityEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
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
    summary: 'How many stools a person logged on each of their days. Recorded as a reading of health data.',
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
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'stool_logs', reason });
    const logs = await this.reads.get(stoolLogs, userId);
    const points = logs === undefined ? [] : stoolsPerDay(logs);
    return { data: points.length === 0 ? [] : [{ name: 'Stool logs', data: [...points] }] };
  }
}
