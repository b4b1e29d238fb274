import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenDecider } from '../../domain/api-token.decider';
import type { Scope } from '#events/accounts/api-token.events';
import { AccountKeys } from '../../keys/account-keys';

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** ISO 8601 UTC. */
  readonly expiresAt: string | null;
}

export interface IssuedApiToken extends NewApiToken {
  readonly tokenId: string;
  /** Known only now: the log contains its hash. */
  readonly token: string;
  readonly createdAt: string;
}

/** Creates an API token of the one who asks. Refused with INVALID for an expiry in the past, and beyond 50 tokens. */
export class IssueApiToken extends ContextCommand<NewApiToken, IssuedApiToken> {}

const MOST = 50;
const TOO_MANY = refuse('INVALID', `There are ${MOST} API tokens already. Please revoke one first.`);

@CommandHandler(IssueApiToken)
export class IssueApiTokenHandler implements ICommandHandler<IssueApiToken> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request, context }: IssueApiToken): Promise<CommandOutcome<IssuedApiToken>> {
    const userId = askedByUser(context);
    const existing = await this.reads.find(apiTokens, { user_id: userId }, { limit: MOST });
    if (existing.length === MOST) return TOO_MANY;
    const tokenId = entityId(context, 'api-token');
    const { token, hash: tokenHash } = this.keys.apiToken(tokenId);
    const issue = { type: 'IssueToken', ...request, tokenId, userId, tokenHash, now: context.now } as const;
    const issued = await this.runner.run(apiTokenDecider, tokenId, issue, context);
    if (isRefusal(issued)) return issued;
    const createdAt = await this.runner.timeOf(apiTokenDecider, tokenId, 'IssueToken', context);
    return accepted({ ...request, tokenId, token, createdAt: createdAt.toISOString() }, issued);
  }
}
