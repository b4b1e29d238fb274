import { Inject, Injectable, Logger } from '@nestjs/common';
import { SCOPES } from '#events/accounts/api-token.events';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { KnownStreams } from '#platform/command-handling/known-streams';
import { isSameSecret } from '#platform/crypto/same-secret';
import { hashOfToken } from '#platform/crypto/token-hash';
import type { ApiTokenCaller } from '#platform/http/requests/request-state';
import { IDS } from '#platform/ids';
import { USE_PRECISION_MS, apiTokenDecider } from '../domain/api-token.decider';
import { idOfApiToken } from '../keys/account-keys';
import { type ApiTokenAccess, accountAccess, apiTokenAccess } from './access-folds';
import { actingAs } from './acting-as';

type ActiveToken = Extract<ApiTokenAccess, { readonly status: 'active' }>;

/** Identifies programs by their API tokens, which are looked up in the log, and records that these were used. */
@Injectable()
export class ApiTokenCallers {
  private readonly logger = new Logger(ApiTokenCallers.name);

  constructor(
    private readonly streams: KnownStreams,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly runner: CommandRunner,
  ) {}

  /** Null if the token is unknown, altered, revoked or expired, or its user was erased. Rejects while the log is away. */
  async callerOf(token: string): Promise<ApiTokenCaller | null> {
    const id = idOfApiToken(token);
    const known = id === null ? null : await this.streams.stateOf(apiTokenAccess, id);
    if (known?.status !== 'active' || !isSameSecret(known.tokenHash, hashOfToken(token))) return null;
    const caller = await this.callerWith(known);
    if (caller !== null) void this.recordUse(known);
    return caller;
  }

  async asOfNow({ apiTokenId }: ApiTokenCaller): Promise<ApiTokenCaller | null> {
    const known = await this.streams.stateOf(apiTokenAccess, apiTokenId);
    return known.status === 'active' ? this.callerWith(known) : null;
  }

  private async callerWith({ tokenId, userId, scopes, expiresAt }: ActiveToken): Promise<ApiTokenCaller | null> {
    if (expiresAt !== null && expiresAt <= this.clock.now().toISOString()) return null;
    const account = await this.streams.stateOf(accountAccess, userId);
    if (account.status === 'erased') return null;
    const scope = SCOPES.findLast((each) => scopes.includes(each)) ?? 'read';
    return { userId, roles: scope === 'admin' ? account.roles : [], apiTokenId: tokenId, scope };
  }

  /** The request does not wait for it, and succeeds without it. */
  private async recordUse({ tokenId, userId, lastUsedAt }: ActiveToken): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < USE_PRECISION_MS) return;
    try {
      const context = actingAs(userId, ofTheSystem(this.ids.next(), now));
      await this.runner.run(apiTokenDecider, tokenId, { type: 'RecordUse', now }, context);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
