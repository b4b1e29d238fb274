/** The work's result, or that of `late` once it has taken so long; the work continues regardless. */
export const withTimeout = async <Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds);
  });
  try {
    const first = await Promise.race([work.then((result) => ({ result })), timeout]);
    return first === 'timeout' ? late() : first.result;
  } finally {
    clearTimeout(timer);
  }
};
