const POLL_INTERVAL_MS = 100;
const MAX_WAIT_MS = 10_000;

/** Loads a script once. A failed one is removed, so that the next caller tries again. */
const load = (url: string, onFailed: () => void): void => {
  const loading = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  const script = loading ?? document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    onFailed();
  });
  if (loading !== null) return;
  script.src = url;
  script.async = true;
  document.head.append(script);
};

/**
 * Loads a third party's script and polls every 100 ms, for up to 10 s, for what it defines. Returns a function that
 * stops polling.
 */
export const whenScriptReady = <Defined>(
  url: string,
  find: () => Defined | undefined,
  onReady: (defined: Defined) => void,
  onFailed: () => void,
): (() => void) => {
  let isWanted = true;
  const end = (report?: () => void): void => {
    if (!isWanted) return;
    isWanted = false;
    clearInterval(pollTimer);
    clearTimeout(waiting);
    report?.();
  };
  const look = (): void => {
    const defined = find();
    if (defined !== undefined) end(() => onReady(defined));
  };
  const pollTimer = setInterval(look, POLL_INTERVAL_MS);
  const waiting = setTimeout(() => end(onFailed), MAX_WAIT_MS);
  load(url, () => end(onFailed));
  look();
  return end;
};
