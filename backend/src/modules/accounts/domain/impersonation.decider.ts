import { type ImpersonationEvent, impersonationEvents } from '#events/accounts/impersonation.events';
import type { Stated } from '#events/accounts/stated-reason';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { HOUR_MS } from '#kernel/durations';
import type { Personal } from '#kernel/events';

/** An impersonation cannot be prolonged. */
export const IMPERSONATION_LIFETIME_MS = HOUR_MS;

interface StartImpersonation {
  readonly type: 'StartImpersonation';
  readonly impersonationId: string;
  readonly impersonatorId: string;
  readonly target: {
    readonly userId: string;
    readonly isActive: boolean;
    /** Staff, an administrator or a super user. */
    readonly hasRoles: boolean;
  };
  readonly reason: string | null;
  readonly now: Date;
}

export type ImpersonationCommand =
  StartImpersonation | ({ readonly type: 'EndImpersonation'; readonly impersonatorId: string } & Stated);

export interface LiveImpersonation {
  readonly status: 'live';
  readonly impersonationId: string;
  readonly userId: string;
  readonly impersonatorId: string;
  readonly reason: Personal<string>;
}

export type Impersonation =
  | { readonly status: 'absent' }
  | LiveImpersonation
  | (Omit<LiveImpersonation, 'status'> & { readonly status: 'ended' });

const start = (command: StartImpersonation): Decision<ImpersonationEvent> => {
  const { impersonationId, impersonatorId, target, reason, now } = command;
  const { userId } = target;
  if (!target.isActive) return refuse('NOT_FOUND', 'There is no active account with this id.');
  if (userId === impersonatorId) return refuse('ACCESS_DENIED', 'You cannot impersonate yourself.');
  if (target.hasRoles) return refuse('ACCESS_DENIED', 'Staff cannot be impersonated.');
  const expiresAt = new Date(now.getTime() + IMPERSONATION_LIFETIME_MS).toISOString();
  return [{ type: 'ImpersonationStarted', data: { impersonationId, userId, impersonatorId, reason, expiresAt } }];
};

const decide = (command: ImpersonationCommand, impersonation: Impersonation): Decision<ImpersonationEvent> => {
  switch (command.type) {
    case 'StartImpersonation':
      return impersonation.status === 'absent'
        ? start(command)
        : refuse('CONFLICT', 'This impersonation has already started.');
    case 'EndImpersonation': {
      if (impersonation.status !== 'live' || impersonation.impersonatorId !== command.impersonatorId) return [];
      const { impersonationId, userId, impersonatorId } = impersonation;
      const { statedReason } = command;
      return [{ type: 'ImpersonationEnded', data: { impersonationId, userId, impersonatorId, statedReason } }];
    }
    default:
      return assertNever(command);
  }
};

const evolve = (impersonation: Impersonation, event: ImpersonationEvent): Impersonation => {
  switch (event.type) {
    case 'ImpersonationStarted': {
      const { impersonationId, userId, impersonatorId, reason } = event.data;
      return { status: 'live', impersonationId, userId, impersonatorId, reason };
    }
    case 'ImpersonationEnded':
      return impersonation.status === 'live' ? { ...impersonation, status: 'ended' } : impersonation;
    default:
      return assertNever(event);
  }
};

/** A super user acting as another user, for at most an hour. */
export const impersonationDecider: Decider<ImpersonationCommand, ImpersonationEvent, Impersonation> = {
  events: impersonationEvents,
  initialState: { status: 'absent' },
  evolve,
  decide,
};
