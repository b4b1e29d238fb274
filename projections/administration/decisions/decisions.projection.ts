import { type ApiTokenEvent, apiTokenEvents } from '#events/accounts/api-token.events';
import { type ImpersonationEvent, impersonationEvents } from '#events/accounts/impersonation.events';
import { type SessionEvent, sessionEvents } from '#events/accounts/session.events';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type JobEvent, jobEvents } from '#events/administration/job.events';
import { type ProjectionEvent, projectionEvents } from '#events/administration/projection.events';
import { type ImageHostEvent, imageHostEvents } from '#events/images/image-host.events';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { projection, put } from '#kernel/projection';
import { type LoggedEvent, loggedEvent } from '../logged-event';

type Deciding =
  | UserEvent
  | SessionEvent
  | ImpersonationEvent
  | ApiTokenEvent
  | ProjectionEvent
  | JobEvent
  | ImageHostEvent
  | EffectEvent;

/** An action by someone towards another person or the product, for a reason. The reason itself stays in the log. */
export interface DecisionDocument extends LoggedEvent {
  /** The event's id. */
  readonly _id: string;
  /** The object of the decision, or what was read; null if the type says it. */
  readonly detail: string | null;
}

const NO_DECISION = Symbol('no decision');

const detailOf = (event: Deciding): string | null | typeof NO_DECISION => {
  switch (event.type) {
    case 'RoleGranted':
    case 'RoleRevoked':
      return event.data.role;
    case 'PrivateDataRead': {
      const { what, which } = event.data;
      return which === null ? what : `${what}: ${which}`;
    }
    case 'UserUnmasked':
    case 'UserErased':
    case 'ImpersonationStarted':
    case 'EffectRetried':
    case 'EffectSkipped':
    case 'ImpersonationEnded':
      return null;
    // Sessions ended by a new password or an erasure belong to another decision.
    case 'SessionEnded':
      return event.data.reason === 'signed_out' ? null : NO_DECISION;
    case 'ApiTokenRevoked':
      return event.data.reason === 'revoked' ? null : NO_DECISION;
    case 'EventSkipped':
      return `${event.data.projection}: ${event.data.event.type}`;
    case 'ProjectionPaused':
    case 'ProjectionResumed':
      return event.data.projection;
    case 'RunDropped':
      return event.data.runId;
    case 'ImageHostTakenDown':
    case 'ImageHostReadmitted':
      return event.data.host;
    default:
      return NO_DECISION;
  }
};

/** People's decisions about others, by time. Acting on one's own things does not count. */
export const decisions = projection<Deciding, DecisionDocument>({
  name: 'decisions',
  from: [
    userEvents,
    sessionEvents,
    impersonationEvents,
    apiTokenEvents,
    projectionEvents,
    jobEvents,
    imageHostEvents,
    effectEvents,
  ],
  indexes: [
    { keys: ['position'] },
    { keys: ['subject_id', 'position'] },
    { keys: ['actor_id', 'position'] },
    { keys: ['type', 'position'] },
  ],
  project(event) {
    const detail = detailOf(event);
    if (detail === NO_DECISION) return [];
    const logged = loggedEvent(event);
    const isOthers = logged.actor_id !== null && logged.actor_id !== logged.subject_id;
    const endsOwnActing = event.type === 'ImpersonationEnded' && event.data.impersonatorId === logged.actor_id;
    return isOthers && !endsOwnActing ? [put({ _id: event.id, ...logged, detail })] : [];
  },
});
