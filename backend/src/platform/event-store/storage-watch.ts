import { type EventStore, StorageFull } from './event-store';

/** An event store, and whether its last append found no space. */
export interface WatchedEventStore {
  readonly store: EventStore;
  /** False again as soon as an append succeeds. */
  isFull(): boolean;
}

export const watchStorage = (store: EventStore): WatchedEventStore => {
  let full = false;
  return {
    isFull: () => full,
    store: {
      ...store,
      append: async (stream, expected, events) => {
        try {
          const result = await store.append(stream, expected, events);
          // A conflict writes nothing, so it does not show that there is space again.
          if (result.kind === 'appended') full = false;
          return result;
        } catch (error) {
          if (error instanceof StorageFull) full = true;
          throw error;
        }
      },
    },
  };
};
