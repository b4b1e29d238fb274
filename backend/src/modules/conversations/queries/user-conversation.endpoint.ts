import { Controller, Get, Param, Query, Req, Inject } from '@nestjs/common';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Recorded } from '#kernel/recorded-event';
import type { HealthRecordEvent } from '#events/conversations/health-record.events';
import { Streams } from '#platform/command-handling/streams';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { Operation } from '#platform/http/routes/operation';
import { ConversationHistory } from '../diary/history';
import { conversationDecider } from '../domain/conversation.decider';
import { healthRecordOf, healthRecordStream } from '../health-record';
import { PrivateReadings } from '../private-readings';
import { welcomeMessage } from '../replying/welcome';
import { StatedPurpose } from '../stated-purpose';
import { messageAnswer, messagePlace, newestMessages } from './messages';
import { CLOCK } from '#platform/clock';
import type { Clock } from '#kernel/clock';

const PAGE = 25;
const MAX_SHOWN = 200;

class MessagesQuery extends createZodDto(
  z.strictObject({
    before_id: messagePlace.optional().describe('Continues before the message with this id.'),
    limit: z.coerce.number().int().min(1).max(100).default(PAGE),
    user_profile_id: z.string().max(100).optional().describe('For administrators: whose messages.'),
    tz_offset_minutes: z.coerce.number().int().min(-900).max(900).optional(),
  }),
) {}

const personal = { inPerson: 'conversations' } as const;

/** The conversations of people with the assistant. Anybody but the person is recorded when they read them. */
@Controller('api/chronic')
export class UserConversationEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
    private readonly streams: Streams,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('user-convo/:id')
  @Operation({
    ...personal,
    access: 'admin',
    summary: 'The newest messages of a person. Recorded with the reason in the header X-Reason.',
    answers: z.strictObject({
      messages: z.array(messageAnswer).describe(`At most ${MAX_SHOWN}; earlier ones by \`messages/\`.`),
      user: z.strictObject({ name: z.string(), email: z.string(), diagnosis: z.string().nullable() }),
      welcome_message: z.string(),
    }),
  })
  async conversation(
    @Param('id') userId: string,
    @StatedPurpose('reading the conversation in the administration') reason: string,
    @SignedIn() caller: Caller,
    @AskedLanguage() language: InterfaceLanguage,
    @Req() request: Request,
  ) {
    const { email, first_name, last_name } = await this.readings.accountOf(userId);
    await this.readings.record(request, caller, { userId, what: 'conversations', which: null, reason });
    const { offsetMinutes } = await this.streams.stateOf(conversationDecider, userId);
    const to = { sent: { at: this.clock.now().toISOString(), offsetMinutes }, language };
    const [messages, { diagnosis }] = await Promise.all([
      newestMessages(this.history, userId, { limit: MAX_SHOWN }, to),
      this.recordOf(userId),
    ]);
    const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ');
    return {
      messages: [...messages],
      user: { name, email: email ?? '', diagnosis },
      welcome_message: welcomeMessage(first_name, to),
    };
  }

  @Get('user-blurbs/:id')
  @Operation({
    ...personal,
    access: 'admin',
    summary: 'The daily blurbs of a person, newest first. Recorded with the reason in the header X-Reason.',
    answers: z.strictObject({
      blurbs: z.array(
        z.strictObject({ id: z.string(), date: z.iso.date(), content: z.string(), created_at: timeAnswer }),
      ),
    }),
  })
  async blurbs(
    @Param('id') userId: string,
    @StatedPurpose('reading the daily blurbs in the administration') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
  ) {
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'blurbs', reason });
    const { blurbs } = await this.recordOf(userId);
    return {
      blurbs: blurbs.map(({ day, content, written_at }) => ({ id: day, date: day, content, created_at: written_at })),
    };
  }

  @Get('messages')
  @Operation({
    ...personal,
    access: 'user',
    summary: 'The caller’s own messages, or for administrators another person’s: the newest ones, oldest first.',
    answers: z.strictObject({
      messages: z.array(messageAnswer),
      waiting: z.int().describe('The number of open proposals in the whole conversation.'),
    }),
  })
  async messages(
    @Query() { before_id: before, limit, user_profile_id, tz_offset_minutes }: MessagesQuery,
    @StatedPurpose('chat simulator') reason: string,
    @SignedIn() caller: Caller,
    @AskedLanguage() language: InterfaceLanguage,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'conversations', which: null, reason });
    const page = { limit, ...(before === undefined ? {} : { before }) };
    const { offsetMinutes, proposals } = await this.streams.stateOf(conversationDecider, userId);
    const sent = { at: this.clock.now().toISOString(), offsetMinutes: tz_offset_minutes ?? offsetMinutes };
    return {
      messages: [...(await newestMessages(this.history, userId, page, { sent, language }))],
      waiting: proposals.filter(({ status }) => status === 'open').length,
    };
  }

  private async recordOf(userId: string) {
    const events: readonly Recorded<HealthRecordEvent>[] = await this.streams.history(healthRecordStream(userId));
    return healthRecordOf(events);
  }
}
