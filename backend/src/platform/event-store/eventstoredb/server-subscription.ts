import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  type ResolvedEvent,
  START,
  excludeSystemEvents,
} from '@eventstore/db-client';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { eventPage } from '../damaged';
import {
  BEGINNING,
  type EventPage,
  type SubscribeOptions,
  type StoreSubscription,
  type Unreadable,
} from '../event-store';
import { isProductEvent, positionOf, recordedEvent } from './recorded-events';
import { isFinal, serverPause } from './server-errors';

const EVENTS_PER_BATCH = 500;
/** Back-pressure: the server is paused while this many events are buffered. */
const MAX_WAITING = 2 * EVENTS_PER_BATCH;

/**
 * A live subscription filtered on the server, which excludes system events: it pushes each of our events once, and from
 * time to time a checkpoint. Events of other categories only move the position and are not decoded. Events that arrive
 * while the handler is busy form the next page. After a lost connection it resumes after the last event.
 */
export const serverSubscription = (client: EventStoreDBClient, options: SubscribeOptions): StoreSubscription => {
  let waiting: (Recorded | Unreadable)[] = [];
  /** Positions that the server and the handler have reached. */
  let received = options.after;
  let handled = options.after;
  let live: AllStreamSubscription | undefined;
  let failures = 0;
  let fault: unknown;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let wake = (): void => undefined;

  const isWanted = ({ event }: ResolvedEvent): boolean =>
    event !== undefined && (options.categories?.includes(categoryOf(event.streamId)) ?? true);

  const receive = (subscription: AllStreamSubscription, resolved: ResolvedEvent): void => {
    try {
      received = Math.max(received, positionOf(resolved.event?.position));
      if (isProductEvent(resolved) && isWanted(resolved)) waiting.push(recordedEvent(resolved));
    } catch (error) {
      fault = error;
    }
    if (waiting.length >= MAX_WAITING) subscription.pause();
    wake();
  };

  const listen = (): void => {
    const at = { commit: BigInt(received), prepare: BigInt(received) };
    const subscription = client.subscribeToAll({
      fromPosition: received === BEGINNING ? START : at,
      filter: excludeSystemEvents({
        checkpointReached: (_, position) => {
          // Events still in the stream come first.
          if (live !== subscription || subscription.readableLength > 0) return;
          received = Math.max(received, positionOf(position));
          wake();
        },
      }),
    });
    live = subscription;
    const again = (error?: unknown): void => {
      if (live !== subscription || stopped) return;
      live = undefined;
      if (isFinal(error)) {
        fault = error;
        wake();
      } else retry = setTimeout(listen, serverPause(++failures));
    };
    subscription.on('confirmation', () => (failures = 0));
    subscription.on('data', (resolved: ResolvedEvent) => {
      if (live === subscription) receive(subscription, resolved);
    });
    subscription.on('error', again);
    subscription.on('end', again);
    subscription.on('close', again);
  };

  const nextPage = (): EventPage => {
    const events = waiting.slice(0, options.batchSize ?? EVENTS_PER_BATCH);
    waiting = waiting.slice(events.length);
    if (waiting.length < MAX_WAITING) live?.resume();
    const last = events.at(-1);
    return eventPage(events, waiting.length > 0 && last !== undefined ? last.position : received);
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      if (waiting.length === 0 && fault !== undefined) throw fault;
      if (waiting.length === 0 && received <= handled) await new Promise<void>((resolve) => (wake = resolve));
      else {
        const page = nextPage();
        await options.onPage(page);
        handled = page.upTo;
      }
    }
  };

  const end = async (): Promise<void> => {
    stopped = true;
    clearTimeout(retry);
    const subscription = live;
    live = undefined;
    await subscription?.unsubscribe().catch(() => undefined);
  };

  listen();
  const ended = run()
    .catch((error: unknown) => {
      if (!stopped) options.onEnd(error);
    })
    .finally(end);

  return {
    stop: async () => {
      stopped = true;
      wake();
      await ended;
    },
  };
};
