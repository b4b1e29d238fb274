const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;
const GROWTH = 1.3;

/** Polls until a condition holds, at growing intervals; fails with what it waited for. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = 120_000,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Timed out after ${patienceMs} ms waiting until ${what}.`);
    const pause = pauseMs;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS);
  }
};
