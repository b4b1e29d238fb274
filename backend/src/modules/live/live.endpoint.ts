import { Controller, Get, Headers, Inject } from '@nestjs/common';
import { z } from 'zod';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { type Caller, SignedIn } from '#platform/http/access/caller';
import { ConsistencyTokens } from '#platform/http/answers/consistency-tokens';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { type ServerEvent, eventStream } from '#platform/http/streams/streamed';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { LiveLog } from './live-log';
import { openPages } from './open-pages';

const newsAnswer = z.strictObject({
  id: z.string().describe('Of the run, update, tracker or folder that the event is named after.'),
  position: z.string().describe('For `X-Min-Position`.'),
});

@Controller('api/common')
export class LiveEndpoint {
  private readonly tokens: ConsistencyTokens;
  private readonly pages: ReturnType<typeof openPages>;

  constructor(
    log: LiveLog,
    @Inject(READ_STORE) reads: ReadStore,
    @Inject(READ_MODEL_PROGRESS) progress: ReadModelProgress,
    @Inject(SECRETS) { dataKey }: Secrets,
  ) {
    this.tokens = new ConsistencyTokens(dataKey);
    this.pages = openPages(log, reads, progress);
  }

  @Get('live')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: newsAnswer,
    summary:
      'What happens to the caller’s own and followed trackers and folders: `event: run | update | tracker | collection | ' +
      'follow`. Resumes after `Last-Event-ID`.',
  })
  live(@SignedIn() caller: Caller, @Headers('last-event-id') lastId = '') {
    const last = this.tokens.read(lastId)?.position ?? null;
    return eventStream((signal) => this.newsFor(caller.userId, last, signal));
  }

  private async *newsFor(
    userId: string,
    last: number | null,
    signal: AbortSignal,
  ): AsyncGenerator<ServerEvent<z.infer<typeof newsAnswer>>> {
    for await (const { position, category, kind, id: of } of this.pages.newsFor(userId, last, signal)) {
      const id = this.tokens.tokenOf({ position, categories: [category] });
      yield { event: kind, id, data: { id: of, position: id } };
    }
  }
}
