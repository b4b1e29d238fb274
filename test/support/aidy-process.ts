import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '../..');
const MAIN = join(ROOT, 'dist/backend/src/main.js');

export interface AidyProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote so far, both streams. */
  readonly output: () => string;
  /** The exit code after SIGTERM. */
  stop(): Promise<number | null>;
  /** As a power cut would end it. */
  kill(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
};

/** The built product as `npm start` runs it, in a process of its own. Resolves when it says that it is ready. */
export const startAidy = async (environment: Readonly<Record<string, string>>): Promise<AidyProcess> => {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
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
