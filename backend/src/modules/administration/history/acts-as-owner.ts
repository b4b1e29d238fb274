import { impersonations } from '#modules/accounts/published';
import type { ResourceCondition } from '#platform/administration/resource';
import { meets } from '#platform/administration/rows-resource';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import type { LoggedEvent } from '#projections/administration/logged-event';

export interface OwnedTracker {
  readonly _id: string;
  /** Null for starter content. */
  readonly owner_id: string | null;
}

/**
 * The start and end of each impersonation of its owner during which something was done to the tracker. Other
 * impersonations are not part of its history.
 */
export const actsAsOwner = async (
  reads: Pick<ReadStore, 'find'>,
  { _id: trackerId, owner_id: ownerId }: OwnedTracker,
): Promise<readonly LoggedEvent[]> => {
  if (ownerId === null) return [];
  const known = await reads.find(impersonations, { user_id: ownerId });
  if (known.length === 0) return [];
  const impersonators = [...new Set(known.map(({ impersonator_id }) => impersonator_id))];
  const done = await reads.find(logIndex, { tracker_id: trackerId, impersonator_id: { $in: impersonators } });
  const concerned = known.filter(({ impersonator_id, user_id, started_at, ended_at }) =>
    done.some(
      (act) =>
        act.impersonator_id === impersonator_id &&
        act.actor_id === user_id &&
        act.occurred_at >= started_at &&
        act.occurred_at <= ended_at,
    ),
  );
  if (concerned.length === 0) return [];
  return reads.find(logIndex, { stream: { $in: concerned.map(({ _id }) => `impersonation-${_id}`) } });
};

/** Whether the start or end of an impersonation meets the conditions. It counts as an act of staff as a user. */
export const impersonationMeets = (event: LoggedEvent, where: readonly ResourceCondition[]): boolean =>
  where.every((condition) =>
    condition.field === 'who'
      ? [condition.value].flat().includes('staff')
      : meets({ ...event, id: event.event_id }, condition),
  );
