import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
  Optional,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { type Observable, map } from 'rxjs';
import { MINUTE_MS } from '#kernel/durations';
import { port } from '../../port';
import type { Caller } from '../access/caller';
import { CALLERS, type Callers } from '../access/callers';
import { countedAddress } from '../requests/client-address';
import { requestStateOf } from '../requests/request-state';
import { OpenStreams } from './open-streams';
import { HEARTBEAT, STREAM_TYPES, Streamed } from './streamed';

export const STREAM_PACE = port<StreamPace>('StreamPace');

export interface StreamPace {
  /** Milliseconds between heartbeats; each also re-checks the caller's access. */
  readonly heartbeatMs: number;
  /** Milliseconds after which a client that does not read is disconnected. */
  readonly stuckMs: number;
}

const USUAL_PACE: StreamPace = { heartbeatMs: 15_000, stuckMs: MINUTE_MS };

/**
 * Sends a `Streamed` result. Nest provides back-pressure and closes the source when the client disconnects; this adds
 * limits, heartbeats, and ends the stream when the caller loses access.
 */
@Injectable()
export class StreamInterceptor implements NestInterceptor {
  private readonly logger = new Logger(StreamInterceptor.name);

  constructor(
    private readonly streams: OpenStreams,
    @Optional() @Inject(CALLERS) private readonly callers: Callers | undefined,
    @Optional() @Inject(STREAM_PACE) private readonly pace: StreamPace = USUAL_PACE,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const send = (value: unknown): unknown =>
      value instanceof Streamed ? this.send(value, http.getRequest<Request>(), http.getResponse<Response>()) : value;
    return next.handle().pipe(map(send));
  }

  private send({ kind, chunks }: Streamed, request: Request, response: Response): StreamableFile {
    const { caller } = requestStateOf(request);
    const stream = this.streams.begin(caller?.userId ?? countedAddress(request), kind);
    const { ending } = stream;
    const body = Readable.from(chunks(ending.signal));

    const beat = setInterval(() => {
      if (kind === 'events' && response.headersSent && !response.writableNeedDrain) response.write(HEARTBEAT);
      void this.mayGoOn(caller).then((allowed) => allowed || this.streams.end(stream));
    }, this.pace.heartbeatMs);
    // Lines have no end mark, so a client can only tell that they ended early if the connection is cut.
    ending.signal.addEventListener('abort', () => {
      clearInterval(beat);
      if (kind === 'lines') response.destroy();
      else response.end();
    });
    // Listens to the response rather than the body, which closes only after its source has produced the pending item.
    const letGo = (): void => {
      clearInterval(beat);
      this.streams.end(stream);
    };
    // A client that left while its request was handled closes nothing any more.
    if (response.destroyed) letGo();
    else response.once('close', letGo);

    // A source may be silent for longer: only disconnect clients that have unread data.
    response.setTimeout(this.pace.stuckMs, () => void (response.writableNeedDrain && response.destroy()));
    // Keeps proxies from buffering or compressing items.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    return new StreamableFile(body, { type: STREAM_TYPES[kind] }).setErrorHandler((error) => {
      if (ending.signal.aborted) return;
      this.logger.error(error);
      // Lets the client see that the response is incomplete.
      response.destroy();
    });
  }

  private async mayGoOn(caller: Caller | null): Promise<boolean> {
    if (caller === null || this.callers === undefined) return true;
    try {
      return (await this.callers.asOfNow(caller)) !== null;
    } catch (error) {
      this.logger.error(error);
      return true;
    }
  }
}
