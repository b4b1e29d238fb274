import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { type Source, eventStream, lineStream } from '#platform/http/streams/streamed';

export const itemAnswer = z.strictObject({ n: z.number(), text: z.string() });
export type Item = z.infer<typeof itemAnswer>;

/** The source of the routes' responses; set by each test. */
export const tap: { source: Source<Item> } = { source: () => neverAnItem() };

/** Waits for its signal, then ends. */
export async function* neverAnItem(signal?: AbortSignal): AsyncIterable<Item> {
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
}

/** What the route `late` waits for before it streams, and what it notes before and after that. */
export const gate = { opened: Promise.resolve(), requestedChunks: 0, passed: 0 };

/** Responds with both kinds of streams, one event or line per item. */
@Controller('/api/streams')
export class StreamingController {
  @Get('events')
  @StreamOperation({ access: 'user', summary: 'Items as events.', streams: 'events', items: itemAnswer })
  events() {
    return eventStream(async function* (signal) {
      for await (const data of tap.source(signal)) yield { event: 'item', id: String(data.n), data };
    });
  }

  @Get('late')
  @StreamOperation({ access: 'user', summary: 'Items as lines, after a while.', streams: 'lines', items: itemAnswer })
  async late() {
    gate.requestedChunks += 1;
    await gate.opened;
    gate.passed += 1;
    return lineStream((signal) => tap.source(signal));
  }

  @Get('lines')
  @StreamOperation({ access: 'user', summary: 'Items as lines.', streams: 'lines', items: itemAnswer })
  lines() {
    return lineStream((signal) => tap.source(signal));
  }
}
