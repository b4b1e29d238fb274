import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { userQuery } from '../../features/accounts/published/api/get-user';
import { collectionsKey } from '../../features/collections/published/api/get-collection';
import { wireQuery } from '../../features/explore/published/api/get-wire';
import { followNews, type Place } from './follow-news';

const tracker: QueryKey = ['tracker'];
const feed: QueryKey = ['feed'];

/** What open pages load again, by the kind of news. */
const shownBy: Readonly<Record<string, readonly QueryKey[]>> = {
  run: [tracker, collectionsKey],
  update: [tracker, collectionsKey, feed, wireQuery.queryKey],
  tracker: [tracker, collectionsKey, feed, userQuery.queryKey],
  collection: [collectionsKey],
  follow: [tracker, collectionsKey, feed],
};

/** Milliseconds in which news is collected: a run that ends is several pieces of it. */
const collected = 150;

/**
 * Loads again what news says has changed, until the signal aborts. Only while the page is visible: browsers allow few
 * connections to a server, and what a hidden page misses it gets when it is shown again.
 */
export const keepUpToDate = (queries: QueryClient, signal: AbortSignal): void => {
  const place: Place = { lastId: null };
  let stream: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const outdated = new Set<QueryKey>();

  const refresh = () => {
    waiting = undefined;
    for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
    outdated.clear();
  };
  const hear = (kind: string) => {
    for (const key of shownBy[kind] ?? []) outdated.add(key);
    waiting ??= setTimeout(refresh, collected);
  };
  const hide = () => {
    stream?.abort();
    stream = undefined;
  };
  const followWhileVisible = () => {
    if (document.visibilityState === 'hidden') hide();
    else if (stream === undefined) {
      stream = new AbortController();
      void followNews(hear, stream.signal, place);
    }
  };

  if (signal.aborted) return;
  followWhileVisible();
  document.addEventListener('visibilitychange', followWhileVisible);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', followWhileVisible);
    clearTimeout(waiting);
    hide();
  });
};
