import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import type { CommandContext } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { Context } from '#platform/http/requests/context';
import { AskedLanguage, type InterfaceLanguage } from '#platform/http/requests/interface-language';
import { Operation } from '#platform/http/routes/operation';
import { orThrow } from '#platform/http/answers/problem';
import { entryFields, proposalAnswer } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { asWhom, pastEntry } from '../diary/past-entry';
import { proposalsNow } from '../diary/proposals';
import type { ConversationCommand } from '../domain/conversation-command';
import { conversationDecider } from '../domain/conversation.decider';
import { PrivateReadings } from '../private-readings';
import { StatedPurpose } from '../stated-purpose';

const MAX_ANSWERED_AT_ONCE = 50;

const ids = z.array(z.string().max(100)).min(1).max(MAX_ANSWERED_AT_ONCE);

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
      .max(MAX_ANSWERED_AT_ONCE),
  }),
) {}
class RefuseBody extends createZodDto(z.strictObject({ ...asWhom, ids })) {}

const settledAnswer = z.strictObject({ proposals: z.array(proposalAnswer).describe('In their current state.') });

const personal = { access: 'user', inPerson: 'conversations' } as const;

/** Who asks for a part of a diary, and why. */
interface Reader {
  readonly caller: Caller;
  readonly request: Request;
  readonly reason: string;
  readonly language: InterfaceLanguage;
}

/**
 * How a person answers proposed entries of their diary. If somebody else does it for them, that is recorded with a
 * reason.
 */
@Controller('api/chronic')
export class DiaryEntriesEndpoint {
  constructor(
    private readonly readings: PrivateReadings,
    private readonly history: ConversationHistory,
    private readonly runner: CommandRunner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('keep-entries')
  @Operation({
    ...personal,
    summary:
      'Accepts what the assistant proposed, all or nothing: new entries, changes and deletions. Repeating it has no effect.',
    answers: settledAnswer,
  })
  keep(
    @Body() { user_profile_id, proposals }: KeepBody,
    @StatedPurpose('chat simulator') reason: string,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
    @AskedLanguage() language: InterfaceLanguage,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    const kept = proposals.map(({ id: proposalId, entry }) => ({
      proposalId,
      entry: entry === null ? null : pastEntry(entry, this.clock),
    }));
    return this.settle({ caller, request, reason, language }, context, { type: 'KeepProposals', userId, kept });
  }

  @Post('refuse-entries')
  @Operation({ ...personal, summary: 'Refuses what the assistant proposed (“Not this”).', answers: settledAnswer })
  refuse(
    @Body() { user_profile_id, ids: proposalIds }: RefuseBody,
    @StatedPurpose('chat simulator') reason: string,
    @SignedIn() caller: Caller,
    @Context() context: CommandContext,
    @AskedLanguage() language: InterfaceLanguage,
    @Req() request: Request,
  ) {
    const userId = user_profile_id ?? caller.userId;
    return this.settle({ caller, request, reason, language }, context, {
      type: 'RefuseProposals',
      userId,
      proposalIds,
    });
  }

  /** Settles proposals and answers with their state in the log, whichever device settled them. */
  private async settle(
    { caller, request, reason, language }: Reader,
    context: CommandContext,
    command: Extract<ConversationCommand, { type: 'KeepProposals' | 'RefuseProposals' }>,
  ) {
    const { userId } = command;
    await this.readings.allow(caller, userId);
    await this.readings.record(request, caller, { userId, what: 'health_data', which: 'diary', reason });
    const ran = orThrow(await this.runner.run(conversationDecider, userId, command, context));
    const ids =
      command.type === 'KeepProposals' ? command.kept.map(({ proposalId }) => proposalId) : command.proposalIds;
    const sent = { at: this.clock.now().toISOString(), offsetMinutes: ran.state.offsetMinutes };
    const proposals = await proposalsNow(ids, this.history.newestFirst(userId), { sent, language });
    return commandAnswer(accepted(null, ran), { body: () => ({ proposals: [...proposals] }) });
  }
}
