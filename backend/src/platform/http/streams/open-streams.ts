import { Injectable } from '@nestjs/common';
import { Problem } from '../problem';
import type { StreamKind } from './streamed';

/** More than a person's tabs and devices hold open. */
export const MOST_PER_CALLER = 10;
export const MOST_IN_ALL = 1000;

interface OpenStream {
  readonly caller: string;
  readonly kind: StreamKind;
  readonly ending: AbortController;
}

const refusal = (code: 'RATE_LIMITED' | 'UNAVAILABLE', detail: string): Problem =>
  new Problem(code, detail, { headers: { 'Retry-After': '5' } });

/** The streams that this process is answering with. */
@Injectable()
export class OpenStreams {
  private readonly open = new Set<OpenStream>();
  private draining = false;

  /** `caller` is what streams are counted by. Throws a Problem where too many are open, or the process is stopping. */
  begin(caller: string, kind: StreamKind): OpenStream {
    if (this.draining) throw refusal('UNAVAILABLE', 'The server is restarting. Please try again in a moment.');
    if (this.open.size >= MOST_IN_ALL)
      throw refusal('UNAVAILABLE', 'Too many streams are open. Please try again later.');
    const own = [...this.open].filter((each) => each.caller === caller);
    if (own.length >= MOST_PER_CALLER)
      throw refusal('RATE_LIMITED', 'You have too many streams open. Please close some.');
    const stream: OpenStream = { caller, kind, ending: new AbortController() };
    this.open.add(stream);
    return stream;
  }

  end(stream: OpenStream): void {
    this.open.delete(stream);
    stream.ending.abort();
  }

  /** Ends event streams, whose clients connect again, to another process. Lines have an end of their own and may reach it. */
  drain(): void {
    this.draining = true;
    for (const stream of this.open) if (stream.kind === 'events') this.end(stream);
  }
}
