import { z } from 'zod';
import { SECRETS } from '#platform/config/secrets';
import { ConsistencyTokens } from '#platform/http/answers/consistency-tokens';
import { streamRoute } from '#platform/http/routes/stream-route';
import { eventStream } from '#platform/http/streams/streamed';
import { OPEN_PAGES } from './open-pages';

const newsAnswer = z.strictObject({
  id: z.string().describe('Of the run, update, tracker or folder that the event is named after.'),
  position: z.string().describe('For `X-Min-Position`.'),
});

export const Live = streamRoute({
  path: 'api/common/live',
  access: 'user',
  summary:
    'What happens to the caller’s own and followed trackers and folders: `event: run | update | tracker | collection | ' +
    'follow`. Resumes after `Last-Event-ID`.',
  streams: 'events',
  items: newsAnswer,
  uses: [OPEN_PAGES, SECRETS],
  read({ caller, request }, pages, { dataKey }) {
    const tokens = new ConsistencyTokens(dataKey);
    const last = tokens.read(request.get('last-event-id') ?? '')?.position ?? null;
    return eventStream<z.infer<typeof newsAnswer>>(async function* (signal) {
      for await (const { position, category, kind, id: of } of pages.newsFor(caller.userId, last, signal)) {
        const id = tokens.tokenOf({ position, categories: [category] });
        yield { event: kind, id, data: { id: of, position: id } };
      }
    });
  },
});
