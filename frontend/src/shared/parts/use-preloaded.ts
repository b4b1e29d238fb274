import { useEffect } from 'react';

interface Preloadable {
  preload(): void;
}

// Safari has no requestIdleCallback.
const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, 1000);
  return () => clearTimeout(timer);
};

/** Preloads the code of parts that may be shown next when the browser is idle. The list must be constant. */
export const usePreloaded = (parts: readonly Preloadable[]): void =>
  useEffect(() => whenIdle(() => parts.forEach((part) => part.preload())), [parts]);
