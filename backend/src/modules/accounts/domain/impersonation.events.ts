import type { Personal } from '#kernel/event-schema';
import { type EventOf, event, eventsOf } from '#kernel/events';

export const impersonationEvents = eventsOf('impersonation', {
  /** A super user began to act as another user. */
  ImpersonationStarted: event<{
    readonly impersonationId: string;
    /** The impersonated user. */
    readonly userId: string;
    readonly impersonatorId: string;
    readonly reason: Personal<string>;
    /** ISO 8601 UTC. */
    readonly expiresAt: string;
  }>({ personal: { subject: 'userId', fields: ['reason'] } }),
  /** The super user ended it before it expired. */
  ImpersonationEnded: event<{
    readonly impersonationId: string;
    readonly userId: string;
    readonly impersonatorId: string;
  }>(),
});

export type ImpersonationEvent = EventOf<typeof impersonationEvents>;
