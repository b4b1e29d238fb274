import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import type { ServerLog, StoredEvent } from './server-log';

type Call = ServerWritableStream<ReadReq, ReadResp>;

const TICKS_PER_MILLISECOND = 10_000n;
const CREATED = BigInt(Date.UTC(2026, 2, 1)) * TICKS_PER_MILLISECOND;
/** The real server's default: a filtered subscription sends a checkpoint after this many events without a match. */
const SEARCH_WINDOW = 32;

const eventMessage = (event: StoredEvent): ReadResp => {
  const recorded = new ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new UUID().setString(event.id));
  recorded.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(event.stream)));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', String(CREATED));
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.customMetadata);
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position)));
};

const matcher = (filter: ReadReq.Options.FilterOptions | undefined): ((event: StoredEvent) => boolean) => {
  if (filter === undefined) return () => true;
  const onStream = filter.getStreamIdentifier();
  const expression = onStream ?? filter.getEventType();
  if (expression === undefined) return () => true;
  const regex = expression.getRegex() === '' ? undefined : new RegExp(expression.getRegex());
  const prefixes = expression.getPrefixList();
  return (event) => {
    const text = onStream === undefined ? event.type : event.stream;
    return regex?.test(text) ?? prefixes.some((prefix) => text.startsWith(prefix));
  };
};

const refuse = (call: Call, code: status, details: string): void => {
  call.emit('error', { code, details });
};

const readStream = (
  log: ServerLog,
  call: Call,
  options: ReadReq.Options,
  readOptions: ReadReq.Options.StreamOptions,
): void => {
  const identifier = readOptions.getStreamIdentifier() ?? new StreamIdentifier();
  const events = log.stream(Buffer.from(identifier.getStreamName_asU8()).toString());
  if (events.length === 0) {
    call.write(new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier)));
    return void call.end();
  }
  const count = Number(options.getCount());
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  const end = readOptions.hasEnd() ? events.length - 1 : Number(readOptions.getRevision());
  const found = backwards
    ? events.slice(0, end + 1).reverse()
    : readOptions.hasEnd()
      ? []
      : events.slice(readOptions.hasStart() ? 0 : Number(readOptions.getRevision()));
  for (const event of found.slice(0, count)) call.write(eventMessage(event));
  call.end();
};

const readAll = (
  log: ServerLog,
  call: Call,
  options: ReadReq.Options,
  readOptions: ReadReq.Options.AllOptions,
): void => {
  const matches = matcher(options.getFilter());
  const count = Number(options.getCount());
  const position = Number(readOptions.getPosition()?.getCommitPosition() ?? 0);
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  // Forward reads begin at the position, backward reads right before it.
  const found = backwards
    ? [...log.events].filter((event) => readOptions.hasEnd() || event.position < position).reverse()
    : log.events.filter((event) => readOptions.hasStart() || event.position >= position);
  if (readOptions.hasPosition() && !backwards && !log.events.some((event) => event.position === position)) {
    return refuse(call, status.INVALID_ARGUMENT, `No record begins at position ${position}.`);
  }
  for (const event of found.filter(matches).slice(0, count)) call.write(eventMessage(event));
  call.end();
};

/** Starts after the position, catches up, and then sends each event as it is written. */
const subscribeToAll = (
  log: ServerLog,
  call: Call,
  options: ReadReq.Options,
  readOptions: ReadReq.Options.AllOptions,
  calls: ServerCalls,
): void => {
  const filter = options.getFilter();
  const matches = matcher(filter);
  const interval = (filter?.getMax() || SEARCH_WINDOW) * (filter?.getCheckpointintervalmultiplier() || 1);
  const position = readOptions.getPosition();
  const from = position === undefined ? -1 : Number(position.getCommitPosition());
  let next = readOptions.hasEnd() ? log.events.length : log.events.findIndex((event) => event.position > from);
  if (next === -1) next = log.events.length;
  let passedOver = 0;

  call.write(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID())));
  const send = (): void => {
    for (; next < log.events.length; next++) {
      const event = log.events[next];
      if (event === undefined) continue;
      if (matches(event)) {
        passedOver = 0;
        calls.pushed++;
        call.write(eventMessage(event));
      } else if (++passedOver % interval === 0) {
        const place = String(event.position);
        call.write(
          new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(place).setPreparePosition(place)),
        );
      }
    }
  };
  send();
  call.write(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
  const stopListening = log.onWrite(send);
  call.on('cancelled', () => {
    stopListening();
    call.end();
  });
  call.on('close', stopListening);
};

/** Counts of client calls and pushed events. */
export interface ServerCalls {
  reads: number;
  subscriptions: number;
  pushed: number;
}

export const readService =
  (log: ServerLog, calls: ServerCalls) =>
  (call: Call): void => {
    const options = call.request.getOptions() ?? new ReadReq.Options();
    const [stream, all] = [options.getStream(), options.getAll()];
    if (options.hasSubscription()) calls.subscriptions++;
    else calls.reads++;
    if (stream !== undefined && !options.hasSubscription()) return readStream(log, call, options, stream);
    if (all !== undefined && options.hasSubscription()) return subscribeToAll(log, call, options, all, calls);
    if (all !== undefined) return readAll(log, call, options, all);
    return refuse(call, status.UNIMPLEMENTED, 'The test server does not support subscriptions to a single stream.');
  };
