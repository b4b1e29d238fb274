/** Milliseconds that the server's clock is ahead of this browser's. */
let ahead = 0;

/** The header Date tells whole seconds and an answer takes its time: clocks this close together agree. */
const toleranceMs = 3000;

/** By this browser, for what begins and ends in it. */
export const browserNow = (): Date => new Date();

/** Learns the server's time from the header Date of an answer. */
export const followServerClock = (date: string | null): void => {
  const served = Date.parse(date ?? '');
  if (Number.isNaN(served)) return;
  const difference = served - browserNow().getTime();
  ahead = Math.abs(difference) < toleranceMs ? 0 : difference;
};

/** By the server, which dated what is shown: 'today' holds although this computer's clock is wrong. */
export const now = (): Date => new Date(browserNow().getTime() + ahead);
