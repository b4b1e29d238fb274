import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Preloadable {
  preload(): void;
}

// Safari has no requestIdleCallback.
export const whenIdle = (action: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, 1000);
  return () => clearTimeout(timer);
};

/** Acts once the page has its data and the browser is idle. */
const afterLoading = (queryClient: QueryClient, action: () => void): (() => void) => {
  let cancel: () => void = () => undefined;
  const wait = () => {
    cancel();
    if (queryClient.isFetching() > 0) return;
    cancel = whenIdle(() => {
      unsubscribe();
      action();
    });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(wait);
  wait();
  return () => {
    unsubscribe();
    cancel();
  };
};

/** Preloads the code of parts that may be shown next, when nothing else is loading. The list must be constant. */
export const usePreloadWhenIdle = (components: readonly Preloadable[]): void => {
  const queryClient = useQueryClient();
  useEffect(
    () => afterLoading(queryClient, () => components.forEach((component) => component.preload())),
    [queryClient, components],
  );
};
