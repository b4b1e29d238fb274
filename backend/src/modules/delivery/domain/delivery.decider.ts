import {
  type DeliveryEvent,
  type Destination,
  type News,
  deliveryEvents,
  destinationKey,
} from '#events/delivery/delivery.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';
import { type Delivery, isFirst, isPaused, newsOf } from './delivery';
import { type PlanBriefs, decideBriefs } from './planned-briefs';

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

/** Number of briefs in a row that could not be sent, after which the destination is paused. */
const MAX_FAILURES = 3;

/** Code for a destination at which its user wants nothing for now. */
export const TURNED_OFF = 'TURNED_OFF';

/** Code for a recipient who asked the carrier to stop: one is enough to pause. */
export const UNSUBSCRIBED = 'UNSUBSCRIBED';

const reschedule = ({ userId, dueAt }: RescheduleNews, { waiting }: Delivery): Decision<DeliveryEvent> => {
  const moved = waiting.filter((news) => !isFirst(news) && news.dueAt !== dueAt).map(({ newsId }) => newsId);
  return moved.length === 0 ? [] : [{ type: 'NewsRescheduled', data: { userId, newsIds: moved, dueAt } }];
};

const noteFailure = (
  { userId, destination, fault }: Extract<DeliveryCommand, { readonly type: 'NoteFailure' }>,
  { failures, paused }: Delivery,
): Decision<DeliveryEvent> => {
  const key = destinationKey(destination);
  // This brief was on its way when the destination was paused.
  if (isPaused(destination, paused)) return [];
  const isOver = fault === UNSUBSCRIBED || (failures[key] ?? 0) + 1 >= MAX_FAILURES;
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
      return decideBriefs(command, delivery);
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
      const published = briefs.flatMap(({ news }) => news);
      const over = new Set([...published, ...dropped].map(({ newsId }) => newsId));
      const isDaily = published.some((news) => !isFirst(news));
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
  hasNoPersonalData: true,
  evolve,
  decide,
};
