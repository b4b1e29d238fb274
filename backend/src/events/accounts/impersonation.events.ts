import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { Stated } from './stated-reason';

/** `impersonation-{id}`: a super user acting as another user. */
export const impersonationEvents = declareEvents('impersonation', {
  /** A super user began to act as another user. */
  ImpersonationStarted: event<{
    readonly impersonationId: string;
    /** The impersonated user. */
    readonly userId: string;
    readonly impersonatorId: string;
    readonly reason: Personal<string>;
    /** ISO 8601 UTC. */
    readonly expiresAt: string;
  }>(personal('userId', 'reason')),
  /** The super user, or an administrator, ended it before it expired. */
  ImpersonationEnded: event<
    { readonly impersonationId: string; readonly userId: string; readonly impersonatorId: string } & Stated
  >(personal('userId', 'statedReason')),
});

export type ImpersonationEvent = EventOf<typeof impersonationEvents>;
