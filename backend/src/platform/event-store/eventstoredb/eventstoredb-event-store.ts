import {
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  type ResolvedEvent,
  START,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { serialiseEvents } from '../append-request';
import { allReadable, eventPage } from '../damaged';
import {
  type AppendResult,
  BEGINNING,
  type EventStore,
  type ExpectedRevision,
  type EventPage,
  type StoreSubscription,
  type Unreadable,
} from '../event-store';
import { logEnd } from './log-end';
import { isProductEvent, knownPosition, positionOf, recordedEvent } from './recorded-events';
import { hasErrorType, untilAnswered } from './server-errors';
import { serverSubscription } from './server-subscription';

export interface EventStoreDBOptions {
  /** `esdb://…`, as documented by the server. */
  readonly url: string;
}

/** Events read at once when filtering by category or type. */
const EVENTS_PER_READ = 500;

const collect = async (stream: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> => {
  const events: ResolvedEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
};

/** An EventStoreDB server, version 22.6 or newer. */
export const openEventStoreDB = ({ url }: EventStoreDBOptions): EventStore => {
  const client = EventStoreDBClient.connectionString(url);
  const subscriptions = new Set<StoreSubscription>();

  const readRevisions = (stream: string, from: number, limit: number): Promise<ResolvedEvent[]> =>
    untilAnswered(async () => {
      try {
        return await collect(client.readStream(stream, { fromRevision: BigInt(from), maxCount: limit }));
      } catch (error) {
        if (hasErrorType(error, ErrorType.STREAM_NOT_FOUND)) return [];
        throw error;
      }
    });

  /** Events after a position, including system events. */
  const readLog = async (after: number, limit: number): Promise<ResolvedEvent[]> => {
    if (after === BEGINNING)
      return untilAnswered(() => collect(client.readAll({ fromPosition: START, maxCount: limit })));
    const at = { commit: BigInt(after), prepare: BigInt(after) };
    // The server starts at the given position, which has been read before.
    const events = await untilAnswered(() => collect(client.readAll({ fromPosition: at, maxCount: limit + 1 })));
    return events.filter(({ event }) => positionOf(event?.position) > after).slice(0, limit);
  };

  const appended = async (
    stream: string,
    revision: number,
    position: { commit: bigint; prepare: bigint } | undefined,
  ): Promise<AppendResult> => {
    const known = knownPosition(position);
    if (known !== undefined) return { kind: 'appended', revision, position: positionOf(known) };
    // The server may omit the position if it already has the events.
    const [last] = await readRevisions(stream, revision, 1);
    return { kind: 'appended', revision, position: positionOf(knownPosition(last?.event?.position)) };
  };

  const conflict = ({ actualVersion }: WrongExpectedVersionError): AppendResult => ({
    kind: 'conflict',
    actual: typeof actualVersion === 'bigint' ? Number(actualVersion) : 'none',
  });

  return {
    append: async (stream, expected: ExpectedRevision, events) => {
      // The client serialises events itself; this is for the checks and the size limit.
      serialiseEvents(stream, events);
      const proposed = events.map(({ id, type, data, metadata }) =>
        jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: { ...metadata } }),
      );
      try {
        // Repeats an append whose response was lost: the server knows the ids and returns the first result.
        const result = await untilAnswered(() =>
          client.appendToStream(stream, proposed, {
            expectedRevision: expected === 'none' ? NO_STREAM : BigInt(expected),
          }),
        );
        return await appended(stream, Number(result.nextExpectedRevision), result.position);
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) return conflict(error);
        throw error;
      }
    },

    readStream: async (stream, { from = 0, limit = Number.MAX_SAFE_INTEGER } = {}) =>
      allReadable((await readRevisions(stream, from, limit)).map(recordedEvent)),

    /**
     * The client library filters subscriptions on the server, but not reads, so a page of certain categories or types is
     * filtered here. Therefore `upTo` is exact: the last position that was read.
     */
    readAll: async ({ after, limit, categories, types }): Promise<EventPage> => {
      const wanted = ({ event }: ResolvedEvent): boolean =>
        event !== undefined &&
        (categories === undefined || categories.includes(categoryOf(event.streamId))) &&
        (types === undefined || types.includes(event.type));
      const chunk = categories === undefined && types === undefined ? limit : Math.max(limit, EVENTS_PER_READ);
      const found: (Recorded | Unreadable)[] = [];
      let upTo = after;
      for (;;) {
        const read = await readLog(upTo, chunk);
        for (const resolved of read) {
          upTo = positionOf(resolved.event?.position);
          if (!isProductEvent(resolved) || !wanted(resolved)) continue;
          found.push(recordedEvent(resolved));
          if (found.length === limit) return eventPage(found, upTo);
        }
        if (read.length < chunk) return eventPage(found, upTo);
      }
    },

    lastPosition: logEnd(client),

    subscribe: (options) => {
      const subscription = serverSubscription(client, options);
      subscriptions.add(subscription);
      return {
        stop: async () => {
          subscriptions.delete(subscription);
          await subscription.stop();
        },
      };
    },

    close: async () => {
      await Promise.all([...subscriptions].map((each) => each.stop()));
      await client.dispose();
    },
  };
};
