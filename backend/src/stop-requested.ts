/**
 * Resolves at the first SIGINT or SIGTERM. Later ones change nothing: Ctrl-C reaches every process of the terminal, and npm
 * passes it on once more. Imported first, so that the time that loading takes is covered.
 */
export const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
