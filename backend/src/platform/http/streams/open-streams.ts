import { Injectable } from '@nestjs/common';
import { Problem } from '../answers/problem';
import type { StreamKind } from './streamed';

/** Maximum number of streams of a caller, more than a person's tabs and devices need. */
export const MAX_PER_CALLER = 10;
export const MAX_IN_ALL = 1000;

interface OpenStream {
  readonly caller: string;
  readonly kind: StreamKind;
  readonly ending: AbortController;
}

const refusal = (code: 'RATE_LIMITED' | 'UNAVAILABLE', detail: string): Problem =>
  new Problem(code, detail, { headers: { 'Retry-After': '5' } });

/** The open streams of this process. */
@Injectable()
export class OpenStreams {
  private readonly open = new Set<OpenStream>();
  private draining = false;

  /** `caller` is the key for counting streams. Throws a Problem if too many are open or the process is shutting down. */
  begin(caller: string, kind: StreamKind): OpenStream {
    if (this.draining) throw refusal('UNAVAILABLE', 'The server is restarting. Please try again in a moment.');
    if (this.open.size >= MAX_IN_ALL)
      throw refusal('UNAVAILABLE', 'Too many streams are open. Please try again later.');
    const own = [...this.open].filter((each) => each.caller === caller);
    if (own.length >= MAX_PER_CALLER)
      throw refusal('RATE_LIMITED', 'You have too many streams open. Please close some.');
    const stream: OpenStream = { caller, kind, ending: new AbortController() };
    this.open.add(stream);
    return stream;
  }

  end(stream: OpenStream): void {
    this.open.delete(stream);
    stream.ending.abort();
  }

  /** Ends event streams, whose clients reconnect to another process. Line streams may finish on their own. */
  drain(): void {
    this.draining = true;
    for (const stream of this.open) if (stream.kind === 'events') this.end(stream);
  }
}
