import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { EXIT } from '#platform/operator/operator-command';
import { carryOut } from '../../backend/src/cli/carry-out';
import { OF_NODE, ROOT } from './start-command';

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

/** Empty means unset, so that a developer's `.env` file does not point the tests at real servers. */
const EMBEDDED = { EVENTSTORE_URL: '', MONGODB_URL: '', REDIS_URL: '', ROLES: '', STARTER_CONTENT: 'off' };

/** `npm run aidy -- <words>` for the built product, without npm's startup time. */
export const callOperator = (
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): OperatorCall & { err(): string } => {
  const child = spawn(process.execPath, ['dist/backend/src/cli/main.js', ...words], {
    cwd: ROOT,
    env: { ...OF_NODE, ...EMBEDDED, ...environment },
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

/**
 * What such a call does, without a process of its own, which would load the whole product again: for the commands
 * themselves, where nothing depends on how the process of a call begins and ends.
 */
export const operatorHere = async (
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<OperatorResult> => {
  const lines: string[] = [];
  const io = {
    line: async (text: string) => void lines.push(text),
    signal: new AbortController().signal,
    folder: ROOT,
  };
  const result = (exit: number, err = ''): OperatorResult => ({ exit, out: lines.join('\n'), err });
  try {
    return result(await carryOut(words, { ...EMBEDDED, ...environment }, io));
  } catch (error) {
    return result(EXIT.failed, String(error));
  }
};

/** Stops what a test left running. For `afterEach`. */
export const endOperatorCalls = (): void => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
};
