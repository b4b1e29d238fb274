import { type ApiTokenEvent, type ApiTokenScope, apiTokenEvents } from '#events/accounts/api-token.events';
import { type ImpersonationEvent, impersonationEvents } from '#events/accounts/impersonation.events';
import { type SessionEvent, sessionEvents } from '#events/accounts/session.events';
import { type GrantedRole, type UserEvent, userEvents } from '#events/accounts/user.events';
import type { Fold } from '#kernel/fold';
import type { Recorded } from '#kernel/recorded-event';
import type { PasswordAge } from '../domain/outdated-session';

/*
 * The facts about an account that the guard needs for each request: a small part of the deciders' states, without personal
 * data, so that it can be remembered.
 */

export interface AccountAccess extends PasswordAge {
  readonly status: 'absent' | 'known' | 'erased';
  readonly roles: readonly GrantedRole[];
}

export const accountAccess: Fold<UserEvent, AccountAccess> = {
  events: userEvents,
  initialState: { status: 'absent', roles: [], passwordVersion: 0, keptSessionId: null },
  evolve(account, event) {
    if (account.status === 'erased') return account;
    switch (event.type) {
      case 'RoleGranted':
        return { ...account, roles: [...account.roles, event.data.role] };
      case 'RoleRevoked':
        return { ...account, roles: account.roles.filter((role) => role !== event.data.role) };
      case 'PasswordSet':
        return { ...account, passwordVersion: account.passwordVersion + 1, keptSessionId: null };
      case 'PasswordChanged':
        return { ...account, passwordVersion: account.passwordVersion + 1, keptSessionId: event.data.sessionId };
      case 'RegistrationExpired':
      case 'UserErased':
        return { ...account, status: 'erased', roles: [] };
      default:
        return account.status === 'known' ? account : { ...account, status: 'known' };
    }
  },
};

export type SessionAccess =
  | { readonly status: 'absent' }
  | { readonly status: 'live'; readonly sessionId: string; readonly passwordVersion: number }
  | { readonly status: 'ended' };

export const sessionAccess: Fold<SessionEvent, SessionAccess> = {
  events: sessionEvents,
  initialState: { status: 'absent' },
  evolve(session, event) {
    if (event.type === 'SessionStarted') {
      const { sessionId, passwordVersion } = event.data;
      return { status: 'live', sessionId, passwordVersion };
    }
    return event.type === 'SessionEnded' ? { status: 'ended' } : session;
  },
};

export type ImpersonationAccess = 'absent' | 'live' | 'ended';

export const impersonationAccess: Fold<ImpersonationEvent, ImpersonationAccess> = {
  events: impersonationEvents,
  initialState: 'absent',
  evolve: (_, { type }) => (type === 'ImpersonationStarted' ? 'live' : 'ended'),
};

export type ApiTokenAccess =
  | { readonly status: 'absent' }
  | {
      readonly status: 'active';
      readonly tokenId: string;
      readonly userId: string;
      readonly tokenHash: string;
      readonly scopes: readonly ApiTokenScope[];
      /** ISO 8601 UTC. */
      readonly expiresAt: string | null;
      readonly lastUsedAt: string | null;
    }
  | { readonly status: 'revoked' };

export const apiTokenAccess: Fold<ApiTokenEvent, ApiTokenAccess> = {
  events: apiTokenEvents,
  initialState: { status: 'absent' },
  evolve(token, { type, data }: Recorded<ApiTokenEvent>) {
    switch (type) {
      case 'ApiTokenIssued': {
        const { tokenId, userId, tokenHash, scopes, expiresAt } = data;
        return { status: 'active', tokenId, userId, tokenHash, scopes, expiresAt, lastUsedAt: null };
      }
      case 'ApiTokenUsed':
        return token.status === 'active' ? { ...token, lastUsedAt: data.usedAt } : token;
      case 'ApiTokenRevoked':
        return { status: 'revoked' };
    }
  },
};
