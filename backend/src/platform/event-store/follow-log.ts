import type { EventPage, SubscribeOptions, StoreSubscription } from './event-store';

/** The store from which subscriptions read their pages. */
export interface LogSource {
  read(options: { after: number; limit: number; categories?: readonly string[] }): Promise<EventPage>;
}

/** All subscriptions of one store. */
export interface LogFollowers {
  follow(options: SubscribeOptions): StoreSubscription;
  /** Wakes all subscriptions: something may have been appended. */
  ring(): void;
  stopAll(): Promise<void>;
}

const EVENTS_PER_BATCH = 500;

/**
 * Subscriptions for adapters that are notified of each append in this process. Each reads page after page at its handler's
 * pace and waits for a notification at the end of the log. Since each page starts where the previous one ended, missed or
 * repeated notifications neither lose nor repeat events.
 */
export const logFollowers = (source: LogSource): LogFollowers => {
  const followers = new Set<{ ring(): void; subscription: StoreSubscription }>();
  return {
    follow: (options) => {
      const follower = followLog(source, options, () => followers.delete(follower));
      followers.add(follower);
      return follower.subscription;
    },
    ring: () => {
      for (const follower of followers) follower.ring();
    },
    stopAll: async () => {
      await Promise.all([...followers].map(({ subscription }) => subscription.stop()));
    },
  };
};

const followLog = (source: LogSource, options: SubscribeOptions, onStopped: () => void) => {
  let stopped = false;
  let rung = false;
  let wake: (() => void) | undefined;

  const untilRung = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped || rung) return resolve();
      wake = () => {
        wake = undefined;
        resolve();
      };
    });

  const readPage = (after: number): Promise<EventPage> =>
    source.read({
      after,
      limit: options.batchSize ?? EVENTS_PER_BATCH,
      ...(options.categories === undefined ? {} : { categories: options.categories }),
    });

  const run = async (): Promise<void> => {
    let after = options.after;
    while (!stopped) {
      rung = false;
      const page = await readPage(after);
      if (stopped) return;
      if (page.upTo > after) {
        await options.onPage(page);
        after = page.upTo;
        // Serve requests between the pages of a long catch-up.
        await new Promise(setImmediate);
      } else {
        await untilRung();
      }
    }
  };

  const ended = run()
    .catch((error: unknown) => {
      if (!stopped) options.onEnd(error);
    })
    .finally(() => {
      stopped = true;
      onStopped();
    });

  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    subscription: {
      stop: async () => {
        stopped = true;
        wake?.();
        await ended;
      },
    },
  };
};
