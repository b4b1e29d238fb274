import { END, type EventStoreDBClient, excludeSystemEvents, type AllStreamSubscription } from '@eventstore/db-client';
import { pauseAfter } from './server-errors';

export interface AppendBell {
  stop(): Promise<void>;
}

/**
 * Rings at every append, over one live subscription of the server, and again when the subscription stands anew after the
 * connection was lost: what was appended meanwhile has then to be looked for.
 */
export const appendBell = (client: EventStoreDBClient, ring: () => void): AppendBell => {
  let stopped = false;
  let failures = 0;
  let live: AllStreamSubscription | undefined;
  let pause: NodeJS.Timeout | undefined;

  const listen = (): void => {
    const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    live = subscription;
    let lost = false;
    const again = (): void => {
      if (lost || stopped) return;
      lost = true;
      pause = setTimeout(listen, pauseAfter(++failures));
    };
    subscription.on('confirmation', () => {
      failures = 0;
      ring();
    });
    subscription.on('data', ring);
    subscription.on('error', again);
    subscription.on('end', again);
    subscription.on('close', again);
  };
  listen();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(pause);
      await live?.unsubscribe().catch(() => undefined);
    },
  };
};
