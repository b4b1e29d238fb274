import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '#shared/api/query-keys';
import { followNews, type StreamCursor } from './follow-news';

const { collections, feed, tracker, user, wire } = queryKeys;

/** Queries that open pages reload, by the kind of news. */
const shownBy: Readonly<Record<string, readonly QueryKey[]>> = {
  run: [tracker, collections],
  update: [tracker, collections, feed, wire],
  tracker: [tracker, collections, feed, user],
  collection: [collections],
  follow: [tracker, collections, feed],
};

/** Time for which news is collected: the end of a run sends several pieces of it. */
const DEBOUNCE_MS = 150;

/**
 * Reloads what news says has changed, until the signal aborts. Only while the page is visible: browsers allow few
 * connections to a server, and a hidden page catches up when it is shown again.
 */
export const refreshOnNews = (queryClient: QueryClient, signal: AbortSignal): void => {
  const cursor: StreamCursor = { lastId: null };
  let stream: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const outdated = new Set<QueryKey>();

  const refresh = () => {
    waiting = undefined;
    for (const queryKey of outdated) void queryClient.invalidateQueries({ queryKey });
    outdated.clear();
  };
  const handleNews = (kind: string) => {
    for (const key of shownBy[kind] ?? []) outdated.add(key);
    waiting ??= setTimeout(refresh, DEBOUNCE_MS);
  };
  const hide = () => {
    stream?.abort();
    stream = undefined;
  };
  const followWhileVisible = () => {
    if (document.visibilityState === 'hidden') hide();
    else if (stream === undefined) {
      stream = new AbortController();
      void followNews(handleNews, stream.signal, cursor);
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
