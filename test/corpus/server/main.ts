import { readFileSync } from 'node:fs';
import { startCorpusServer } from './corpus-server';

const { CLOCK_OFFSET_FILE: offsetFile, CLOCK_OFFSET_MS: offset = '0', CORPUS_PORT: port = '9000' } = process.env;

/** Follows the application's clock: reads the same file on every request. */
const now = (): Date => {
  const shift = Number(offsetFile === undefined ? offset : readFileSync(offsetFile, 'utf8').trim());
  return new Date(performance.timeOrigin + performance.now() + (Number.isFinite(shift) ? shift : 0));
};

const main = async (): Promise<void> => {
  const server = await startCorpusServer({ now, port: Number(port), isIllustrated: true });
  process.stdout.write(`The corpus is served at ${server.origin} as ${server.hosts.join(', ')}.\n`);
  process.stdout.write(`Start Aidy with\n\nFETCH_CONNECT_TO=${server.connectTo()}\n`);
  // Further signals change nothing: npm passes Ctrl-C on once more.
  let closing: Promise<void> | undefined;
  const stop = (): void => void (closing ??= server.close().then(() => process.exit(0)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
};

main().catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(`${taken ? `Port ${port} is already in use. Choose another CORPUS_PORT.` : String(error)}\n`);
  process.exit(1);
});
