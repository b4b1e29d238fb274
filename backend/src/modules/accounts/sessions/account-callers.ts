import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnreachable } from '#platform/event-store/event-store';
import type { Caller } from '#platform/http/caller';
import type { Callers } from '#platform/http/callers';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { sessions } from '#projections/accounts/sessions/sessions.projection';

/** Commands are accepted while the read store is unreachable, without waiting for it. */
const PATIENCE_MS = 500;

/**
 * Looks up two documents by id. Whatever they do not show yet, or all of it while they are unreachable, is taken from
 * the access token, which expires within 15 minutes.
 */
@Injectable()
export class AccountCallers implements Callers {
  constructor(@Inject(READ_STORE) private readonly documents: ReadStore) {}

  async asOfNow(caller: Caller): Promise<Caller | null> {
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

  private async look(caller: Caller): Promise<Caller | null> {
    const [session, account] = await Promise.all([
      this.documents.get(sessions, caller.sessionId),
      this.documents.get(accounts, caller.userId),
    ]);
    if (session?.status === 'ended' || account?.status === 'erased') return null;
    return account === undefined
      ? caller
      : { ...caller, roles: caller.roles.filter((role) => account.roles.includes(role)) };
  }
}
