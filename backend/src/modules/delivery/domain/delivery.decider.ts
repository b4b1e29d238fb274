import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';
import type { BriefScope } from '#events/delivery/brief-scope';
import {
  type Brief,
  type DeliveryEvent,
  type Destination,
  type DroppedBecause,
  type News,
  deliveryEvents,
  destinationKey,
} from '#events/delivery/delivery.events';

interface WaitingNews extends News {
  readonly dueAt: string;
}

/** What waits for a user's next brief, and where nothing can be sent. */
export interface Delivery {
  /** In the order of the log. */
  readonly waiting: readonly WaitingNews[];
  /** For when the last daily brief was due, ISO 8601 UTC; null before the first. */
  readonly lastSlot: string | null;
  /** How often each destination failed in a row, by its key. */
  readonly failures: Readonly<Record<string, number>>;
  readonly paused: readonly Destination[];
}

/** How the news of a tracker are sent. */
export type BriefRoute =
  | { readonly kind: 'sent'; readonly scope: BriefScope; readonly to: readonly Destination[] }
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
  /** By tracker. News of a tracker without a route came in after the routes were read; they go on waiting. */
  readonly routes: Readonly<Record<string, BriefRoute>>;
}

interface OnDestination {
  readonly userId: string;
  readonly destination: Destination;
}

export type DeliveryCommand =
  | QueueNews
  | RescheduleNews
  | PlanBriefs
  | (OnDestination & { readonly type: 'NoteFailure'; readonly fault: string })
  | (OnDestination & { readonly type: 'NoteSuccess' | 'TurnDestinationOff' })
  /** `channelId` is null for the account's own address. */
  | { readonly type: 'ResumeDestination'; readonly userId: string; readonly channelId: string | null };

/** So many briefs in a row that could not be sent, and the destination is paused. */
const MOST_FAILURES = 3;

/** Its user wants nothing there for now. */
export const TURNED_OFF = 'TURNED_OFF';

/** Its recipient asked the carrier to stop: one is enough. */
export const UNSUBSCRIBED = 'UNSUBSCRIBED';

/** The first overview of a tracker is sent at once, and by itself. */
const isFirst = ({ updateId }: News): boolean => updateId === null;

const newsOf = ({ newsId, trackerId, updateId }: News): News => ({ newsId, trackerId, updateId });

const reschedule = ({ userId, dueAt }: RescheduleNews, { waiting }: Delivery): Decision<DeliveryEvent> => {
  const moved = waiting.filter((news) => !isFirst(news) && news.dueAt !== dueAt).map(({ newsId }) => newsId);
  return moved.length === 0 ? [] : [{ type: 'NewsRescheduled', data: { userId, newsIds: moved, dueAt } }];
};

const keyOf = (scope: BriefScope, to: readonly Destination[]): string =>
  JSON.stringify([scope, to.map(destinationKey).toSorted()]);

const isPaused = ({ channelId }: Destination, paused: readonly Destination[]): boolean =>
  paused.some((each) => each.channelId === channelId);

const plan = ({ userId, now, routes }: PlanBriefs, { waiting, paused }: Delivery): Decision<DeliveryEvent> => {
  const due = waiting.flatMap((news) => {
    const route = news.dueAt <= now ? routes[news.trackerId] : undefined;
    return route === undefined ? [] : [{ ...news, route }];
  });
  const dueAt = due
    .map((news) => news.dueAt)
    .sort()
    .at(-1);
  if (dueAt === undefined) return [];
  const briefs = new Map<string, Omit<Brief, 'news'> & { readonly news: News[] }>();
  const dropped: { readonly newsId: string; readonly because: DroppedBecause }[] = [];
  for (const news of due) {
    const { newsId, trackerId, route } = news;
    if (route.kind === 'dropped') {
      dropped.push({ newsId, because: route.because });
      continue;
    }
    const to = route.to.filter((destination) => !isPaused(destination, paused));
    if (to.length === 0) {
      dropped.push({ newsId, because: 'no_destination' });
      continue;
    }
    const scope: BriefScope = isFirst(news) ? { kind: 'tracker', trackerId } : route.scope;
    const key = isFirst(news) ? newsId : keyOf(scope, to);
    const brief = briefs.get(key) ?? { scope, to, news: [] };
    brief.news.push(newsOf(news));
    briefs.set(key, brief);
  }
  const planned: readonly Brief[] = [...briefs.values()];
  return [{ type: 'BriefsPlanned', data: { userId, briefs: planned, dropped, dueAt } }];
};

const noteFailure = (
  { userId, destination, fault }: Extract<DeliveryCommand, { readonly type: 'NoteFailure' }>,
  { failures, paused }: Delivery,
): Decision<DeliveryEvent> => {
  const key = destinationKey(destination);
  // What was on its way when it was paused.
  if (isPaused(destination, paused)) return [];
  const isOver = fault === UNSUBSCRIBED || (failures[key] ?? 0) + 1 >= MOST_FAILURES;
  const failed: DeliveryEvent = { type: 'DestinationFailed', data: { userId, destination, fault } };
  return isOver ? [failed, { type: 'DestinationPaused', data: { userId, destination, fault } }] : [failed];
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
    case 'NoteFailure':
      return noteFailure(command, delivery);
    case 'NoteSuccess': {
      const { userId, destination } = command;
      const hasFailed = delivery.failures[destinationKey(destination)] !== undefined;
      return hasFailed ? [{ type: 'DestinationRecovered', data: { userId, destination } }] : [];
    }
    case 'TurnDestinationOff': {
      const { userId, destination } = command;
      if (isPaused(destination, delivery.paused)) return [];
      return [{ type: 'DestinationPaused', data: { userId, destination, fault: TURNED_OFF } }];
    }
    case 'ResumeDestination': {
      const { userId, channelId } = command;
      const resumed = delivery.paused.filter((destination) => destination.channelId === channelId);
      return resumed.map((destination) => ({ type: 'DestinationResumed', data: { userId, destination } }));
    }
    default:
      return assertNever(command);
  }
};

const withoutFailures = ({ failures }: Delivery, destination: Destination): Delivery['failures'] => {
  const { [destinationKey(destination)]: _over, ...others } = failures;
  return others;
};

const evolve = (delivery: Delivery, event: DeliveryEvent): Delivery => {
  const { waiting, failures, paused } = delivery;
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
        ...delivery,
        waiting: waiting.filter(({ newsId }) => !over.has(newsId)),
        lastSlot: isDaily ? dueAt : delivery.lastSlot,
      };
    }
    case 'DestinationFailed': {
      const key = destinationKey(event.data.destination);
      return { ...delivery, failures: { ...failures, [key]: (failures[key] ?? 0) + 1 } };
    }
    case 'DestinationRecovered':
      return { ...delivery, failures: withoutFailures(delivery, event.data.destination) };
    case 'DestinationPaused':
      return { ...delivery, paused: [...paused, event.data.destination] };
    case 'DestinationResumed': {
      const { destination } = event.data;
      return {
        ...delivery,
        failures: withoutFailures(delivery, destination),
        paused: paused.filter((each) => each.channelId !== destination.channelId),
      };
    }
    default:
      return assertNever(event);
  }
};

/** `delivery-{user}`: what waits for a user's next brief, which brief told it, and where briefs cannot be sent. */
export const deliveryDecider: Decider<DeliveryCommand, DeliveryEvent, Delivery> = {
  events: deliveryEvents,
  initialState: { waiting: [], lastSlot: null, failures: {}, paused: [] },
  impersonalState: true,
  evolve,
  decide,
};
