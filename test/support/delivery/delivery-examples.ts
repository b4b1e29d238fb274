import { ACCOUNT_EMAIL, type DeliveryEvent, type Destination, type News } from '#events/delivery/delivery.events';
import type { BriefRoute } from '#modules/delivery/domain/delivery';
import type { PlanBriefs } from '#modules/delivery/domain/planned-briefs';

/** Ann, whose daily brief comes at noon UTC. */
export const userId = 'ann';
export const noon = '2026-03-01T12:00:00.000Z';
export const update = (trackerId: string, n = 1): News => ({
  newsId: `${trackerId}-${n}`,
  trackerId,
  updateId: `${trackerId}-${n}`,
});
export const overview = (trackerId: string): News => ({ newsId: `${trackerId}/overview`, trackerId, updateId: null });
export const queued = (news: News, dueAt = noon): DeliveryEvent => ({
  type: 'NewsQueued',
  data: { userId, ...news, dueAt },
});
export const alone = (trackerId: string, ...to: readonly Destination[]): BriefRoute => ({
  kind: 'sent',
  scope: { kind: 'tracker', trackerId },
  to: to.length === 0 ? [ACCOUNT_EMAIL] : to,
});
export const plan = (routes: Readonly<Record<string, BriefRoute>>, now = noon): PlanBriefs => ({
  type: 'PlanBriefs',
  userId,
  now,
  daily: { time: '12:00', setAt: new Date(noon), timezone: null },
  routes,
});
