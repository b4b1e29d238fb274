import type { Json } from '#kernel/json';

/** Produces the items of a response. `signal` aborts when the client disconnects, its session ends or the server stops. */
export type Source<Item> = (signal: AbortSignal) => AsyncIterable<Item>;

/** A server-sent event. A client that reconnects sends the last `id` as `Last-Event-ID`. */
export interface ServerEvent<Data = Json> {
  readonly event?: string;
  readonly id?: string;
  readonly data: Data;
}

export const STREAM_TYPES = { events: 'text/event-stream', lines: 'application/x-ndjson' } as const;
export type StreamKind = keyof typeof STREAM_TYPES;

/** Returned by endpoints to respond item by item; sent by the stream interceptor. */
export class Streamed<Item = unknown> {
  private constructor(
    readonly kind: StreamKind,
    readonly chunks: (signal: AbortSignal) => AsyncIterable<string>,
    // Only carries the type, so that the compiler checks items against the route's schema.
    readonly _item?: Item,
  ) {}

  static of<Item, Sent>(kind: StreamKind, opening: string, source: Source<Sent>, format: (item: Sent) => string) {
    return new Streamed<Item>(kind, async function* (signal) {
      yield opening;
      for await (const item of source(signal)) yield format(item);
    });
  }
}

const RECONNECT_MS = 2000;
/** Proxies and browsers consider a silent connection lost. */
export const HEARTBEAT = ': \n\n';

const inOneLine = (text: string): string => text.replace(/[\r\n]/g, ' ');

const eventText = <Data>({ event, id, data }: ServerEvent<Data>): string =>
  [
    ...(event === undefined ? [] : [`event: ${inOneLine(event)}`]),
    ...(id === undefined ? [] : [`id: ${inOneLine(id)}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n');

/** Responds with `text/event-stream`. */
export const eventStream = <Data>(source: Source<ServerEvent<Data>>): Streamed<Data> =>
  Streamed.of('events', `retry: ${RECONNECT_MS}\n\n`, source, eventText);

/** Responds with `application/x-ndjson`: one JSON value per line. */
export const lineStream = <Item>(source: Source<Item>): Streamed<Item> =>
  // An empty first chunk sends the headers before the first item.
  Streamed.of('lines', '', source, (item) => `${JSON.stringify(item)}\n`);
