/** Polls until a condition holds; fails with what it waited for. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = 120_000,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Timed out after ${patienceMs} ms waiting until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
