import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { KnownStreams } from '#platform/command-handling/known-streams';
import type { Callers } from '#platform/http/access/callers';
import type { ApiTokenCaller, RequestCaller, SessionCaller } from '#platform/http/requests/request-state';
import { StoreUnreachable } from '#platform/store-unreachable';
import { isOutdated } from '../domain/outdated-session';
import { accountAccess, impersonationAccess, sessionAccess } from './access-folds';
import { ApiTokenCallers } from './api-token-callers';

/** Requests of browsers do not wait longer for a log or a key store that is unreachable. */
const PATIENCE_MS = 500;

/**
 * Checks in the log whether a session is still valid, since a read model may be behind or have stopped. While the log
 * cannot be read, nothing can be ended either: browsers then rely on the last known state and on their access token,
 * which expires within 15 minutes. API tokens, which may never expire, are not accepted.
 */
@Injectable()
export class AccountCallers implements Callers {
  constructor(
    private readonly streams: KnownStreams,
    @Inject(ApiTokenCallers) private readonly apiTokens: Pick<ApiTokenCallers, 'callerOf' | 'asOfNow'>,
  ) {}

  ofApiToken(token: string): Promise<ApiTokenCaller | null> {
    return this.apiTokens.callerOf(token);
  }

  async asOfNow(caller: RequestCaller): Promise<RequestCaller | null> {
    if (caller.sessionId === undefined) return this.apiTokens.asOfNow(caller);
    const enough = new AbortController();
    const late = pause(PATIENCE_MS, 'late', { signal: enough.signal }).catch(() => 'late');
    const now = this.callerAsOf(caller, (of, id) => this.streams.stateOf(of, id));
    try {
      const first = await Promise.race([now.then((found) => ({ found })), late]);
      if (typeof first !== 'string') return first.found;
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
    } finally {
      enough.abort();
    }
    return this.callerAsOf(caller, (of, id) => this.streams.lastKnownOf(of, id));
  }

  private async callerAsOf(caller: SessionCaller, stateOf: KnownStreams['stateOf']): Promise<SessionCaller | null> {
    if (caller.impersonator !== undefined) return this.impersonatedAsOf(caller, caller.impersonator.userId, stateOf);
    const [session, account] = await Promise.all([
      stateOf(sessionAccess, caller.sessionId),
      stateOf(accountAccess, caller.userId),
    ]);
    if (session.status === 'ended' || account.status === 'erased') return null;
    if (session.status === 'live' && isOutdated(session, account)) return null;
    return account.status === 'absent'
      ? caller
      : { ...caller, roles: caller.roles.filter((role) => account.roles.includes(role)) };
  }

  /** Ends with the impersonator's role, too. */
  private async impersonatedAsOf(
    caller: SessionCaller,
    impersonatorId: string,
    stateOf: KnownStreams['stateOf'],
  ): Promise<SessionCaller | null> {
    const [impersonation, account, impersonator] = await Promise.all([
      stateOf(impersonationAccess, caller.sessionId),
      stateOf(accountAccess, caller.userId),
      stateOf(accountAccess, impersonatorId),
    ]);
    if (impersonation === 'ended' || account.status === 'erased') return null;
    return impersonator.status === 'absent' || impersonator.roles.includes('super') ? { ...caller, roles: [] } : null;
  }
}
