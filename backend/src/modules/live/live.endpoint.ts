import { Controller, Get, Headers, Inject } from '@nestjs/common';
import { z } from 'zod';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { type Caller, SignedIn } from '#platform/http/caller';
import { ConsistencyTokens } from '#platform/http/consistency-tokens';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { type ServerEvent, eventStream } from '#platform/http/streams/streamed';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { concernedUsers } from './concerned-users';
import { LiveLog } from './live-log';
import { NEWS_CATEGORIES } from './news';

/** How long news waits for the read models that pages will load it from. */
const PATIENCE_MS = 1000;
const SHOWN_FROM = new Set(NEWS_CATEGORIES);

const newsAnswer = z.strictObject({
  id: z.string().describe('Of the run, update, tracker or folder that the event is named after.'),
  position: z.string().describe('For `X-Min-Position`.'),
});

@Controller('api/common')
export class LiveEndpoint {
  private readonly tokens: ConsistencyTokens;
  private readonly concerns: ReturnType<typeof concernedUsers>;

  constructor(
    private readonly log: LiveLog,
    @Inject(READ_STORE) reads: ReadStore,
    @Inject(READ_MODEL_PROGRESS) private readonly progress: ReadModelProgress,
    @Inject(SECRETS) { dataKey }: Secrets,
  ) {
    this.tokens = new ConsistencyTokens(dataKey);
    this.concerns = concernedUsers(reads);
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
    for await (const news of this.log.after(last, signal)) {
      const position = news.at(-1)?.position;
      if (position === undefined) continue;
      await this.progress.waitFor({ position, categories: SHOWN_FROM }, PATIENCE_MS);
      for (const each of news) {
        if (!(await this.concerns(userId, each))) continue;
        const id = this.tokens.tokenOf({ position: each.position, categories: [each.category] });
        yield { event: each.kind, id, data: { id: each.id, position: id } };
      }
    }
  }
}
