import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './servers/free-port';
import { sharedService } from './shared/services';
import { OF_NODE, ROOT, START_ARGUMENTS } from './start-command';
import { until } from './until';

/** Empty means unset, so that a developer's `.env` file does not point the tests at real servers. */
const EMBEDDED = { EVENTSTORE_URL: '', MONGODB_URL: '', REDIS_URL: '', SMTP_URL: '', MAIL_FROM: '', ROLES: '' };

export interface ProductProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly address: string;
  readonly out: () => string;
  readonly err: () => string;
  /** The exit code; null if it was ended by a signal. */
  readonly exit: Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** The built product like `npm start`, on a free port and without starter content. */
export const startProductProcess = async (environment: Readonly<Record<string, string>>): Promise<ProductProcess> => {
  await sharedService('build');
  const port = await freePort();
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: ROOT,
    env: { ...OF_NODE, ...EMBEDDED, PORT: String(port), STARTER_CONTENT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const exit = once(child, 'exit').then(([code]: Array<number | null>) => code ?? null);
  return { child, port, address: `http://127.0.0.1:${port}`, out: () => out, err: () => err, exit };
};

export const untilReady = async (product: ProductProcess): Promise<ProductProcess> => {
  await until('it is ready', () => product.out().includes('Aidy is ready at') || product.child.exitCode !== null);
  if (product.child.exitCode !== null) throw new Error(`It ended with ${product.child.exitCode}: ${product.err()}`);
  return product;
};

/** Stops what a test left running. For `afterEach`. */
export const endProductProcesses = async (): Promise<void> => {
  const left = [...started].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  started.clear();
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(left.map((child) => once(child, 'exit')));
};
