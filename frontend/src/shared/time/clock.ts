/** Milliseconds by which the server's clock is ahead of the browser's. */
let ahead = 0;

/** The Date header has whole seconds and a response takes time, so small differences are ignored. */
const TOLERANCE_MS = 3000;

/** The browser's time, for durations within the browser. */
export const browserNow = (): Date => new Date();

/** When the server sent a response, from its Date header; null without one. */
export const parseServerDate = (date: string | null): Date | null => {
  const served = Date.parse(date ?? '');
  return Number.isNaN(served) ? null : new Date(served);
};

/** Learns the server's time from a response's Date header. */
export const followServerClock = (date: string | null): void => {
  const served = parseServerDate(date);
  if (served === null) return;
  const difference = served.getTime() - browserNow().getTime();
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
};

/** The server's time, which dated the content: 'today' is correct even if this computer's clock is wrong. */
export const now = (): Date => new Date(browserNow().getTime() + ahead);
