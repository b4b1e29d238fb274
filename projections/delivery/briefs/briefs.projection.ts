import { createHash } from 'node:crypto';
import { type BriefScope, scopeKey } from '#events/delivery/brief-scope';
import { type DeliveryEvent, type News, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import { type ForgottenBriefsEvent, forgottenBriefsEvents } from '#events/delivery/forgotten-briefs.events';
import { projection, put, remove } from '#kernel/projection';

/** A brief with its news, scope and recipient. */
export interface BriefDocument {
  readonly _id: string;
  /** Short id of the brief, for use in little room, as in a text message. */
  readonly code: string;
  readonly user_id: string;
  readonly scope: BriefScope;
  readonly scope_key: string;
  /** Oldest first. */
  readonly news: readonly News[];
  /** ISO 8601 UTC. */
  readonly planned_at: string;
}

/** Code of a brief, 60 bits long. */
export const briefCodeOf = (briefId: string): string =>
  createHash('sha256').update(briefId).digest('base64url').slice(0, 10);

export const briefs = projection<DeliveryEvent | ForgottenBriefsEvent, BriefDocument>({
  name: 'briefs',
  from: [deliveryEvents, forgottenBriefsEvents],
  owner: 'user_id',
  indexes: [
    { keys: ['user_id', 'planned_at'] },
    { keys: ['user_id', 'scope_key', 'planned_at'] },
    { keys: ['code'] },
    { keys: ['planned_at'] },
  ],
  project(event) {
    if (event.type === 'BriefsForgotten') return event.data.briefs.map(({ briefId }) => remove(briefId));
    if (event.type !== 'BriefsPlanned') return [];
    const { userId, briefs: planned } = event.data;
    return planned.map(({ scope, news }, index) =>
      put<BriefDocument>({
        _id: briefIdOf(event.id, index),
        code: briefCodeOf(briefIdOf(event.id, index)),
        user_id: userId,
        scope,
        scope_key: scopeKey(scope),
        news,
        planned_at: event.metadata.occurred_at,
      }),
    );
  },
});
