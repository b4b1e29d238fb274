/** Waits until a condition holds, looking often; fails with what it waited for. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = 10_000,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${patienceMs} ms in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
