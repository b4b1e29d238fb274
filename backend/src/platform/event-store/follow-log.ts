import type { Page, SubscribeOptions, Subscription } from './event-store';

/** Where subscriptions read their pages. */
export interface LogSource {
  read(options: { after: number; limit: number; categories?: readonly string[] }): Promise<Page>;
  /** Milliseconds to wait before reading again after this error; undefined where the store is lost for good. */
  retryAfter?(error: unknown, failures: number): number | undefined;
}

/** All subscriptions of one store. */
export interface LogFollowers {
  follow(options: SubscribeOptions): Subscription;
  /** Something may have been appended. */
  ring(): void;
  stopAll(): Promise<void>;
}

const BATCH = 500;

/**
 * Subscriptions of any adapter. Each reads page after page at the pace of its handler, and at the end of the log waits to be
 * rung. Because each page is read from the place where the last one ended, a missed or doubled ring loses and repeats
 * nothing.
 */
export const logFollowers = (source: LogSource): LogFollowers => {
  const followers = new Set<{ ring(): void; subscription: Subscription }>();
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

  /** Until the next ring or stop, and no longer than `milliseconds` where given. */
  const untilRung = (milliseconds?: number): Promise<void> =>
    new Promise((resolve) => {
      if (stopped || rung) return resolve();
      const timer = milliseconds === undefined ? undefined : setTimeout(() => wake?.(), milliseconds);
      wake = () => {
        clearTimeout(timer);
        wake = undefined;
        resolve();
      };
    });

  const readPage = async (after: number): Promise<Page | undefined> => {
    for (let failures = 1; !stopped; failures++) {
      try {
        return await source.read({
          after,
          limit: options.batchSize ?? BATCH,
          ...(options.categories === undefined ? {} : { categories: options.categories }),
        });
      } catch (error) {
        const pause = source.retryAfter?.(error, failures);
        if (pause === undefined) throw error;
        rung = false;
        await untilRung(pause);
      }
    }
    return undefined;
  };

  const run = async (): Promise<void> => {
    let after = options.after;
    while (!stopped) {
      rung = false;
      const page = await readPage(after);
      if (stopped || page === undefined) return;
      if (page.upTo > after) {
        await options.onPage(page);
        after = page.upTo;
        // A long catch-up leaves room for requests between its pages.
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
