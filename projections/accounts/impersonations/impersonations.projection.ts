import { type ImpersonationEvent, impersonationEvents } from '#events/accounts/impersonation.events';
import { assertNever } from '#kernel/assert-never';
import { change, projection, put } from '#kernel/projection';

/** An impersonation, without its reason, which is personal. Times are ISO 8601 UTC. */
export interface ImpersonationDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly impersonator_id: string;
  /** `open` until the impersonator ends it, even if it has expired. */
  readonly status: 'open' | 'ended';
  readonly started_at: string;
  /** End of the impersonation; while it is open, its expiry. */
  readonly ended_at: string;
}

export const impersonations = projection<ImpersonationEvent, ImpersonationDocument>({
  name: 'impersonations',
  from: [impersonationEvents],
  indexes: [{ keys: ['user_id', 'started_at'] }, { keys: ['started_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'ImpersonationStarted': {
        const { impersonationId, userId, impersonatorId, expiresAt } = event.data;
        return [
          put({
            _id: impersonationId,
            user_id: userId,
            impersonator_id: impersonatorId,
            status: 'open',
            started_at: at,
            ended_at: expiresAt,
          }),
        ];
      }
      case 'ImpersonationEnded':
        return [change(event.data.impersonationId, { $set: { status: 'ended' }, $min: { ended_at: at } })];
      default:
        return assertNever(event);
    }
  },
});
