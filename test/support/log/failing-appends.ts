import type { EventStore, EventToAppend } from '#platform/event-store/event-store';

/** A power failure. `before`: the append is not made; `after`: it is made, but not acknowledged. */
export type Moment = 'before' | 'after';

export interface FailingAppends extends EventStore {
  /** The next append of this event fails at this point; then the store works again. */
  failOnce(type: string, moment: Moment): void;
  /** The same, and everything afterwards fails too, as if the process had ended. */
  failFrom(type: string, moment: Moment): void;
  /** The next appends of this event, so many of them, conflict with those of another process. */
  conflict(type: string, times: number): void;
  /** Ends all failures. */
  recover(): void;
}

export class PowerFailure extends Error {}

/** An event store whose appends can be made to fail, to test crashes between two streams of a command. */
export const failingAppends = (store: EventStore): FailingAppends => {
  let next: { readonly type: string; readonly moment: Moment; readonly forGood: boolean } | null = null;
  let ended = false;
  let contested = { type: '', times: 0 };
  const failsAt = (events: readonly EventToAppend[], moment: Moment): boolean => {
    if (ended) return true;
    const hit = next !== null && next.moment === moment && events.some(({ type }) => type === next?.type);
    if (!hit) return false;
    ended = next?.forGood === true;
    next = null;
    return true;
  };
  return {
    append: async (stream, expected, events) => {
      if (failsAt(events, 'before')) throw new PowerFailure();
      if (contested.times > 0 && events.some(({ type }) => type === contested.type)) {
        contested.times--;
        return { kind: 'conflict', actual: expected };
      }
      const result = await store.append(stream, expected, events);
      if (failsAt(events, 'after')) throw new PowerFailure();
      return result;
    },
    readStream: (stream, options) => store.readStream(stream, options),
    readAll: (options) => store.readAll(options),
    lastPosition: () => store.lastPosition(),
    subscribe: (options) => store.subscribe(options),
    close: () => store.close(),
    failOnce: (type, moment) => {
      next = { type, moment, forGood: false };
    },
    failFrom: (type, moment) => {
      next = { type, moment, forGood: true };
    },
    conflict: (type, times) => {
      contested = { type, times };
    },
    recover: () => {
      next = null;
      ended = false;
    },
  };
};
