import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './servers/free-port';
import { sharedService } from './shared/services';
import { OF_NODE, ROOT, START_ARGUMENTS } from './start-command';

export interface AidyProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far, both streams. */
  readonly output: () => string;
  /** The exit code after SIGTERM. */
  stop(): Promise<number | null>;
  /** Simulates a power failure. */
  kill(): Promise<void>;
}

interface StartOptions {
  /** Overrides the heap size of `npm start`. */
  readonly heapMb?: number;
  readonly attempts?: number;
}

/** Starts the built product like `npm start`, in a separate process. Resolves when it is ready. */
export const startAidy = async (
  environment: Readonly<Record<string, string>>,
  options: StartOptions = {},
): Promise<AidyProcess> => {
  const { attempts = 3 } = options;
  await sharedService('build');
  try {
    return await startOnce(environment, environment.PORT ?? String(await freePort()), options);
  } catch (error) {
    // A port that was free a moment ago may be in use by another suite by now.
    if (attempts > 1 && String(error).includes('is already in use'))
      return startAidy(environment, { ...options, attempts: attempts - 1 });
    throw error;
  }
};

const withHeap = (heapMb: number | undefined): readonly string[] =>
  heapMb === undefined
    ? START_ARGUMENTS
    : START_ARGUMENTS.map((argument) => argument.replace(/^(--max-old-space-size)=\d+$/, `$1=${heapMb}`));

const startOnce = async (
  environment: Readonly<Record<string, string>>,
  port: string,
  { heapMb }: StartOptions,
): Promise<AidyProcess> => {
  const child = spawn(process.execPath, withHeap(heapMb), {
    cwd: ROOT,
    env: { ...OF_NODE, HOME: process.env.HOME, LOG_LEVEL: 'warn', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  // A caller that gives up, as a benchmark that takes too long does, must not leave it running.
  const abandon = (): void => void child.kill('SIGKILL');
  process.once('exit', abandon);
  void exited.then(() => process.off('exit', abandon));
  child.stderr.on('data', (data: Buffer) => (output += data));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const url = /^Aidy is ready at (\S+)$/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`Aidy ended with ${code} before it was ready:\n${output}`)));
  });
  return {
    url: await ready,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
