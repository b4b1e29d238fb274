import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { type UpToDateReads, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenDecider } from '../../domain/api-token.decider';

/** Revokes all API tokens of an erased user. */
export class RevokeApiTokensOfUser extends ContextCommand<{ readonly userId: string }> {}

@CommandHandler(RevokeApiTokensOfUser)
export class RevokeApiTokensOfUserHandler implements ICommandHandler<RevokeApiTokensOfUser>, UpToDateReads {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({ request: { userId }, context }: RevokeApiTokensOfUser): Promise<Accepted<null>> {
    const theirs = await findUpToDate(this, apiTokens, { user_id: userId });
    const revoked: Array<{ readonly written: Written }> = [];
    for (const { _id } of theirs) {
      const command = { type: 'RevokeToken', by: userId, reason: 'account_erased', statedReason: null } as const;
      const outcome = await this.runner.run(apiTokenDecider, _id, command, context);
      if (!isRefusal(outcome)) revoked.push(outcome);
    }
    return accepted(null, ...revoked);
  }
}
