import { Body, Controller, Get, Inject, Param, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { Clock } from '#kernel/clock';
import { isRefusal, refuse } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { answer } from '#platform/http/answer';
import { doneAnswer } from '#platform/http/answers';
import { Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { type KnownEntry, entriesNewestFirst, inOrder } from '../diary/entries';
import { entryAnswer, entryFields, entryFrom, entryView, proposalAnswer } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { proposalsNow } from '../diary/proposals';
import { type ConversationCommand, conversationDecider } from '../domain/conversation.decider';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';

const MOST = 50;
const DAY_MS = 86_400_000;

const asWhom = { user_profile_id: z.string().max(100).optional().describe('For administrators: whose diary.') };
const ids = z.array(z.string().max(100)).min(1).max(MOST);

class KeepBody extends createZodDto(
  z.strictObject({
    ...asWhom,
    proposals: z
      .array(
        z.strictObject({
          id: z.string().max(100),
          entry: entryFields
            .nullable()
            .describe('As the person saw it, or changed it; null where an entry is deleted.'),
        }),
      )
      .min(1)
      .max(MOST),
  }),
) {}
class RefuseBody extends createZodDto(z.strictObject({ ...asWhom, ids })) {}
class EntryBody extends createZodDto(z.strictObject({ ...asWhom, entry: entryFields })) {}
class DeleteBody extends createZodDto(z.strictObject(asWhom)) {}
class DiaryQuery extends createZodDto(
  z.strictObject({
    ...asWhom,
    before: z.iso.datetime().optional().describe('The time before which to go on.'),
    limit: z.coerce.number().int().min(1).max(200).default(MOST),
    tz_offset_minutes: z.coerce.number().int().min(-900).max(900).default(0),
  }),
) {}

const settledAnswer = z.strictObject({ proposals: z.array(proposalAnswer).describe('As they stand now.') });

const keptAnswer = entryAnswer.extend({ id: z.string() }).meta({ id: 'KeptDiaryEntry' });

const personal = { access: 'user', inPerson: 'conversations' } as const;

const SIMULATOR = 'Chat simulator';

const NOT_YET = refuse('INVALID', 'Please check the entry.', [{ path: 'at', message: 'This is still to come' }]);

/** The entries of a diary: what a person keeps of what was proposed, adds, changes and deletes. */
@Controller('api/chronic')
export class DiaryEntriesEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
    private readonly runner: DeciderRunner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('keep-entries')
  @Operation({
    ...personal,
    summary:
      'Keeps what the assistant proposed, all or nothing: new entries, changes and deletions. Kept once, however often it is asked.',
    answers: settledAnswer,
  })
  keep(
    @Body() { user_profile_id, proposals }: KeepBody,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    const kept = proposals.map(({ id: proposalId, entry }) => ({
      proposalId,
      entry: entry === null ? null : this.checked(entryFrom(entry)),
    }));
    return this.settle(caller, request, context, { type: 'KeepProposals', userId, kept });
  }

  @Post('refuse-entries')
  @Operation({ ...personal, summary: 'Says “Not this” to what the assistant proposed.', answers: settledAnswer })
  refuse(
    @Body() { user_profile_id, ids: proposalIds }: RefuseBody,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    return this.settle(caller, request, context, { type: 'RefuseProposals', userId, proposalIds });
  }

  @Post('add-entry')
  @Operation({ ...personal, summary: 'Adds an entry to the diary.', answers: z.strictObject({ id: z.string() }) })
  async add(
    @Body() { user_profile_id, entry: fields }: EntryBody,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
  ) {
    const entryId = entityId(context, 'entry');
    const entry = this.checked(entryFrom(fields));
    const added = await this.decide(caller, user_profile_id, context, (userId) => ({
      type: 'AddEntry',
      userId,
      entryId,
      entry,
    }));
    return answer(added, { body: () => ({ id: entryId }) });
  }

  @Post('change-entry/:id')
  @Operation({ ...personal, summary: 'Changes an entry of the diary.', answers: doneAnswer })
  async change(
    @Param('id') entryId: string,
    @Body() { user_profile_id, entry: fields }: EntryBody,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
  ) {
    const entry = this.checked(entryFrom(fields));
    return answer(
      await this.decide(caller, user_profile_id, context, (userId) => ({
        type: 'ChangeEntry',
        userId,
        entryId,
        entry,
      })),
    );
  }

  @Post('delete-entry/:id')
  @Operation({ ...personal, summary: 'Deletes an entry of the diary.', answers: doneAnswer })
  async remove(
    @Param('id') entryId: string,
    @Body() { user_profile_id }: DeleteBody,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
  ) {
    return answer(
      await this.decide(caller, user_profile_id, context, (userId) => ({ type: 'DeleteEntry', userId, entryId })),
    );
  }

  @Get('diary')
  @Operation({
    ...personal,
    summary:
      'The kept entries of the caller’s diary, or for administrators another person’s, the newest first by their time.',
    answers: z.strictObject({ entries: z.array(keptAnswer), has_more: z.boolean() }),
  })
  async diary(
    @Query() { user_profile_id, before, limit, tz_offset_minutes: offsetMinutes }: DiaryQuery,
    @StatedPurpose('Reading the diary in the administration') reason: string,
    @SignedIn() caller: Caller,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'diary', reason });
    const all: (KnownEntry & { readonly at: string })[] = [];
    for await (const known of entriesNewestFirst(this.history.newestFirst(userId)))
      if (before === undefined || known.entry.at < before) all.push({ ...known, at: known.entry.at });
    const sent = { at: this.clock.now().toISOString(), offsetMinutes };
    const newest = inOrder(all).toReversed();
    return {
      entries: newest.slice(0, limit).map(({ entryId, entry }) => ({ id: entryId, ...entryView(entry, sent) })),
      has_more: newest.length > limit,
    };
  }

  /** A diary is of what was; clocks of phones are not always right. */
  private checked(entry: DiaryEntry): DiaryEntry {
    return found(Date.parse(entry.at) > this.clock.now().getTime() + DAY_MS ? NOT_YET : entry);
  }

  /** Answers with what the log has of them, whichever device settled them. */
  private async settle(
    caller: Caller,
    request: Request,
    context: CommandContext,
    command: Extract<ConversationCommand, { type: 'KeepProposals' | 'RefuseProposals' }>,
  ) {
    const { userId } = command;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'diary', reason: SIMULATOR });
    const ran = found(await this.runner.run(conversationDecider, userId, command, context));
    const ids =
      command.type === 'KeepProposals' ? command.kept.map(({ proposalId }) => proposalId) : command.proposalIds;
    const sent = { at: this.clock.now().toISOString(), offsetMinutes: ran.state.offsetMinutes };
    const proposals = await proposalsNow(ids, this.history.newestFirst(userId), sent);
    return answer(accepted(null, ran), { body: () => ({ proposals: [...proposals] }) });
  }

  private async decide(
    caller: Caller,
    whose: string | undefined,
    context: CommandContext,
    command: (userId: string) => ConversationCommand,
  ) {
    const userId = whose ?? caller.userId;
    await this.readings.allow(caller, userId);
    const ran = await this.runner.run(conversationDecider, userId, command(userId), context);
    return isRefusal(ran) ? ran : accepted(null, ran);
  }
}
