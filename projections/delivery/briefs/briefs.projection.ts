import { projection, put } from '#kernel/projection';
import {
  type BriefScope,
  type DeliveryEvent,
  type News,
  briefIdOf,
  deliveryEvents,
} from '#events/delivery/delivery.events';

/** What a brief tells, and to whom. */
export interface BriefDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly scope: BriefScope;
  /** Oldest first. */
  readonly news: readonly News[];
  /** ISO 8601 UTC. */
  readonly planned_at: string;
}

export const briefs = projection<DeliveryEvent, BriefDocument>({
  name: 'briefs',
  from: [deliveryEvents],
  indexes: [{ keys: ['user_id', 'planned_at'] }],
  project(event) {
    if (event.type !== 'BriefsPlanned') return [];
    const { userId, briefs: planned } = event.data;
    return planned.map(({ scope, news }, index) =>
      put<BriefDocument>({
        _id: briefIdOf(event.id, index),
        user_id: userId,
        scope,
        news,
        planned_at: event.metadata.occurred_at,
      }),
    );
  },
});
