import { SECOND_MS } from '#kernel/durations';
import { singleFlight } from '#kernel/single-flight';
import { port } from '#platform/port';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { ReadStore } from '#platform/read-store/read-store';
import { concernedUsers } from './concerned-users';
import type { LiveLog } from './live-log';
import { CHANGE_CATEGORIES, type PageChange } from './page-change';

/** How long news waits for the read models that pages will load it from. */
const PATIENCE_MS = SECOND_MS;
const SHOWN_FROM = new Set(CHANGE_CATEGORIES);

export const OPEN_PAGES = port<ReturnType<typeof openPages>>('OpenPages');

/**
 * What each open page is told. All pages wait for the read models together and then ask together whom it concerns, so that
 * an event costs as many reads with hundreds of pages as with one.
 */
export const openPages = (
  log: Pick<LiveLog, 'after'>,
  reads: Pick<ReadStore, 'find' | 'ids'>,
  progress: Pick<ReadModelProgress, 'waitFor'>,
) => {
  const concerns = concernedUsers(reads);
  const untilShown = singleFlight((position: number) =>
    progress.waitFor({ position, categories: SHOWN_FROM }, PATIENCE_MS),
  );
  return {
    /** News for a user after a position, or from now on if it is null, until the signal aborts. */
    async *newsFor(userId: string, last: number | null, signal: AbortSignal): AsyncGenerator<PageChange> {
      for await (const news of log.after(last, signal)) {
        const position = news.at(-1)?.position;
        if (position === undefined) continue;
        await untilShown(position);
        for (const each of news) if (await concerns(userId, each)) yield each;
      }
    },
  };
};
