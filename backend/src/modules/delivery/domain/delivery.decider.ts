import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';
import {
  type Brief,
  type BriefScope,
  type DeliveryEvent,
  type DroppedBecause,
  type News,
  deliveryEvents,
} from '#events/delivery/delivery.events';

interface WaitingNews extends News {
  readonly dueAt: string;
}

/** What waits for a user's next brief. */
export interface Delivery {
  /** In the order of the log. */
  readonly waiting: readonly WaitingNews[];
  /** For when the last daily brief was due, ISO 8601 UTC; null before the first. */
  readonly lastSlot: string | null;
}

/** How the news of a tracker are sent. */
export type BriefRoute =
  | { readonly kind: 'sent'; readonly scope: BriefScope }
  | { readonly kind: 'dropped'; readonly because: DroppedBecause };

interface QueueNews {
  readonly type: 'QueueNews';
  readonly userId: string;
  readonly news: News;
  readonly dueAt: string;
}
interface RescheduleNews {
  readonly type: 'RescheduleNews';
  readonly userId: string;
  readonly dueAt: string;
}
interface PlanBriefs {
  readonly type: 'PlanBriefs';
  readonly userId: string;
  readonly now: string;
  /** By tracker. */
  readonly routes: Readonly<Record<string, BriefRoute>>;
}

export type DeliveryCommand = QueueNews | RescheduleNews | PlanBriefs;

/** The first overview of a tracker is sent at once, and by itself. */
const isFirst = ({ updateId }: News): boolean => updateId === null;

const newsOf = ({ newsId, trackerId, updateId }: News): News => ({ newsId, trackerId, updateId });

const reschedule = ({ userId, dueAt }: RescheduleNews, { waiting }: Delivery): Decision<DeliveryEvent> => {
  const moved = waiting.filter((news) => !isFirst(news) && news.dueAt !== dueAt).map(({ newsId }) => newsId);
  return moved.length === 0 ? [] : [{ type: 'NewsRescheduled', data: { userId, newsIds: moved, dueAt } }];
};

const keyOf = (scope: BriefScope): string =>
  scope.kind === 'tracker' ? `tracker ${scope.trackerId}` : `collection ${scope.collectionId ?? ''}`;

const plan = ({ userId, now, routes }: PlanBriefs, { waiting }: Delivery): Decision<DeliveryEvent> => {
  const due = waiting.filter(({ dueAt }) => dueAt <= now);
  const dueAt = due
    .map((news) => news.dueAt)
    .sort()
    .at(-1);
  if (dueAt === undefined) return [];
  const briefs = new Map<string, { readonly scope: BriefScope; readonly news: News[] }>();
  const dropped: { readonly newsId: string; readonly because: DroppedBecause }[] = [];
  for (const news of due) {
    const { newsId, trackerId } = news;
    const route = routes[trackerId] ?? { kind: 'dropped', because: 'tracker_deleted' };
    if (route.kind === 'dropped') {
      dropped.push({ newsId, because: route.because });
      continue;
    }
    const scope: BriefScope = isFirst(news) ? { kind: 'tracker', trackerId } : route.scope;
    const key = isFirst(news) ? newsId : keyOf(scope);
    const brief = briefs.get(key) ?? { scope, news: [] };
    brief.news.push(newsOf(news));
    briefs.set(key, brief);
  }
  const planned: readonly Brief[] = [...briefs.values()];
  return [{ type: 'BriefsPlanned', data: { userId, briefs: planned, dropped, dueAt } }];
};

const decide = (command: DeliveryCommand, delivery: Delivery): Decision<DeliveryEvent> => {
  switch (command.type) {
    case 'QueueNews': {
      const { userId, news, dueAt } = command;
      const isKnown = delivery.waiting.some(({ newsId }) => newsId === news.newsId);
      return isKnown ? [] : [{ type: 'NewsQueued', data: { userId, ...newsOf(news), dueAt } }];
    }
    case 'RescheduleNews':
      return reschedule(command, delivery);
    case 'PlanBriefs':
      return plan(command, delivery);
    default:
      return assertNever(command);
  }
};

const evolve = (delivery: Delivery, event: DeliveryEvent): Delivery => {
  const { waiting } = delivery;
  switch (event.type) {
    case 'NewsQueued': {
      const { dueAt } = event.data;
      return { ...delivery, waiting: [...waiting, { ...newsOf(event.data), dueAt }] };
    }
    case 'NewsRescheduled': {
      const { newsIds, dueAt } = event.data;
      return {
        ...delivery,
        waiting: waiting.map((news) => (newsIds.includes(news.newsId) ? { ...news, dueAt } : news)),
      };
    }
    case 'BriefsPlanned': {
      const { briefs, dropped, dueAt } = event.data;
      const told = briefs.flatMap(({ news }) => news);
      const over = new Set([...told, ...dropped].map(({ newsId }) => newsId));
      const isDaily = told.some((news) => !isFirst(news));
      return {
        waiting: waiting.filter(({ newsId }) => !over.has(newsId)),
        lastSlot: isDaily ? dueAt : delivery.lastSlot,
      };
    }
    default:
      return assertNever(event);
  }
};

/** `delivery-{user}`: what waits for a user's next brief, and which brief told it. */
export const deliveryDecider: Decider<DeliveryCommand, DeliveryEvent, Delivery> = {
  events: deliveryEvents,
  initialState: { waiting: [], lastSlot: null },
  impersonalState: true,
  evolve,
  decide,
};
