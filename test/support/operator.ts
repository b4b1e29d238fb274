import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

export interface OperatorCall {
  readonly child: ChildProcess;
  /** Its output so far, in complete lines. */
  readonly lines: () => readonly string[];
  readonly exit: Promise<number | null>;
}

export interface OperatorResult {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

const running = new Set<ChildProcess>();

/** `npm run aidy -- <words>` for the built product, without npm's startup time. */
export const callOperator = (
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): OperatorCall & { err(): string } => {
  const child = spawn(process.execPath, ['dist/backend/src/cli/main.js', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      EVENTSTORE_URL: '',
      MONGODB_URL: '',
      REDIS_URL: '',
      ROLES: '',
      STARTER_CONTENT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const exit = once(child, 'close').then(([code]: Array<number | null>) => code ?? null);
  return { child, lines: () => out.split('\n').slice(0, -1), err: () => err, exit };
};

export const operator = async (
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<OperatorResult> => {
  const call = callOperator(environment, ...words);
  const exit = await call.exit;
  return { exit, out: call.lines().join('\n'), err: call.err() };
};

/** Stops what a test left running. For `afterEach`. */
export const endOperatorCalls = (): void => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
};
