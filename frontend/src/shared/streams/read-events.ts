import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** The events of a `text/event-stream` response, as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<EventSourceMessage> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (let next = await events.read(); !next.done; next = await events.read()) yield next.value;
  } finally {
    await events.cancel().catch(() => undefined);
  }
}
