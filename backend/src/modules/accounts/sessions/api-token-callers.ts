import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ApiTokenCaller } from '#platform/http/request-state';
import { IDS } from '#platform/ids';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { type ApiTokenDocument, apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { USE_PRECISION_MS, apiTokenDecider } from '../domain/api-token.decider';
import { SCOPES } from '#events/accounts/api-token.events';
import { hashOfToken, idOfApiToken } from '../keys/account-keys';
import { actingAs } from './acting-as';

const isSameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Identifies programs by their API tokens, and records that these were used. */
@Injectable()
export class ApiTokenCallers {
  private readonly logger = new Logger(ApiTokenCallers.name);

  constructor(
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly runner: DeciderRunner,
  ) {}

  /** Null if the token is unknown, altered, revoked or expired, or its user was erased. */
  async callerOf(token: string): Promise<ApiTokenCaller | null> {
    const id = idOfApiToken(token);
    const known = id === null ? undefined : await this.documents.get(apiTokens, id);
    if (known === undefined || !isSameHash(known.token_hash, hashOfToken(token))) return null;
    const caller = await this.callerWith(known);
    if (caller !== null) void this.recordUse(known);
    return caller;
  }

  async asOfNow({ apiTokenId }: ApiTokenCaller): Promise<ApiTokenCaller | null> {
    const known = await this.documents.get(apiTokens, apiTokenId);
    return known === undefined ? null : this.callerWith(known);
  }

  private async callerWith({ _id, user_id, scopes, expires_at }: ApiTokenDocument): Promise<ApiTokenCaller | null> {
    if (expires_at !== null && expires_at <= this.clock.now().toISOString()) return null;
    const account = await this.documents.get(accounts, user_id);
    if (account?.status === 'erased') return null;
    const scope = SCOPES.findLast((each) => scopes.includes(each)) ?? 'read';
    return { userId: user_id, roles: scope === 'admin' ? (account?.roles ?? []) : [], apiTokenId: _id, scope };
  }

  /** The request does not wait for it, and succeeds without it. */
  private async recordUse({ _id, user_id, last_used_at }: ApiTokenDocument): Promise<void> {
    const now = this.clock.now();
    if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < USE_PRECISION_MS) return;
    try {
      const context = actingAs(user_id, ofTheSystem(this.ids.next(), now));
      await this.runner.run(apiTokenDecider, _id, { type: 'RecordUse', now }, context);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
