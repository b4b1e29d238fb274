import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnreachable } from '#platform/event-store/event-store';
import type { ApiTokenCaller, RequestCaller, SessionCaller } from '#platform/http/request-state';
import type { Callers } from '#platform/http/callers';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { ApiTokenCallers } from './api-token-callers';

/** Commands are accepted while the read store is unreachable, without waiting for it. */
const PATIENCE_MS = 500;

/**
 * Looks up a few documents by id. Whatever they do not show yet, or all of it while they are unreachable, is taken from
 * the access token, which expires within 15 minutes.
 */
@Injectable()
export class AccountCallers implements Callers {
  constructor(
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(ApiTokenCallers) private readonly apiTokens: Pick<ApiTokenCallers, 'callerOf' | 'asOfNow'>,
  ) {}

  ofApiToken(token: string): Promise<ApiTokenCaller | null> {
    return this.apiTokens.callerOf(token);
  }

  async asOfNow(caller: RequestCaller): Promise<RequestCaller | null> {
    if (caller.sessionId === undefined) return this.apiTokens.asOfNow(caller);
    const enough = new AbortController();
    const late = pause(PATIENCE_MS, caller, { signal: enough.signal }).catch(() => caller);
    try {
      return await Promise.race([this.look(caller), late]);
    } catch (error) {
      if (error instanceof StoreUnreachable) return caller;
      throw error;
    } finally {
      enough.abort();
    }
  }

  private async look(caller: SessionCaller): Promise<SessionCaller | null> {
    if (caller.impersonator !== undefined) return this.lookAtImpersonation(caller, caller.impersonator.userId);
    const [session, account] = await Promise.all([
      this.documents.get(sessions, caller.sessionId),
      this.documents.get(accounts, caller.userId),
    ]);
    if (session?.status === 'ended' || account?.status === 'erased') return null;
    return account === undefined
      ? caller
      : { ...caller, roles: caller.roles.filter((role) => account.roles.includes(role)) };
  }

  /** Ends with the impersonator's role, too. */
  private async lookAtImpersonation(caller: SessionCaller, impersonatorId: string): Promise<SessionCaller | null> {
    const [impersonation, account, impersonator] = await Promise.all([
      this.documents.get(impersonations, caller.sessionId),
      this.documents.get(accounts, caller.userId),
      this.documents.get(accounts, impersonatorId),
    ]);
    if (impersonation?.status === 'ended' || account?.status === 'erased') return null;
    return impersonator === undefined || impersonator.roles.includes('super') ? { ...caller, roles: [] } : null;
  }
}
