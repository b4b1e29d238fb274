import type { EventStore } from '../event-store/event-store';

/** When the first event of these categories after a position happened; undefined if there is none that can be read. */
export const oldestAfter = async (
  events: Pick<EventStore, 'readAll'>,
  after: number,
  categories: readonly string[],
): Promise<string | undefined> => {
  const page = await events.readAll({ after, limit: 1, categories });
  return page.events[0]?.metadata.occurred_at;
};
