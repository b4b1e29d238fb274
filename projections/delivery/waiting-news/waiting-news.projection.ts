import { type DeliveryEvent, deliveryEvents } from '#events/delivery/delivery.events';
import { assertNever } from '#kernel/assert-never';
import { change, projection, put, remove } from '#kernel/projection';

/** News that waits for its user's next brief. `_id` is the id of the news. */
export interface WaitingNews {
  readonly _id: string;
  readonly user_id: string;
  readonly tracker_id: string;
  /** Due time, user and id: unique, so that paging can continue after any of them, and a user's news is adjacent. */
  readonly due_key: string;
}

export const dueKey = (dueAt: string, userId: string, newsId: string): string => `${dueAt} ${userId} ${newsId}`;

/** A key greater than those of everything due at a time, and less than those of what is due later. */
export const dueUntil = (time: string): string => `${time}~`;

/** The index by which the planner finds the users whose briefs are due. */
export const waitingNews = projection<DeliveryEvent, WaitingNews>({
  name: 'waiting-news',
  from: [deliveryEvents],
  indexes: [{ keys: ['due_key'] }, { keys: ['user_id', 'due_key'] }],
  project(event) {
    switch (event.type) {
      case 'NewsQueued': {
        const { newsId, userId, trackerId, dueAt } = event.data;
        const due_key = dueKey(dueAt, userId, newsId);
        return [put<WaitingNews>({ _id: newsId, user_id: userId, tracker_id: trackerId, due_key })];
      }
      case 'NewsRescheduled': {
        const { userId, newsIds, dueAt } = event.data;
        return newsIds.map((id) => change<WaitingNews>(id, { $set: { due_key: dueKey(dueAt, userId, id) } }));
      }
      case 'BriefsPlanned': {
        const { briefs, dropped } = event.data;
        return [...briefs.flatMap(({ news }) => news), ...dropped].map(({ newsId }) => remove(newsId));
      }
      case 'DestinationFailed':
      case 'DestinationRecovered':
      case 'DestinationPaused':
      case 'DestinationResumed':
        return [];
      default:
        return assertNever(event);
    }
  },
});
