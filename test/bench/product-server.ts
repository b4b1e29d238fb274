import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ProductServer {
  readonly url: string;
  readonly tokens: readonly string[];
  stop(): Promise<void>;
}

const stopping = (child: ChildProcess) => async (): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** The whole product with the baseline routes of bench-server.ts, in a process of its own. */
export const startProductServer = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductServer> => {
  const child = fork(join(__dirname, 'bench-server.ts'), {
    execArgv: ['--require', join(__dirname, '../support/typescript-register.cjs')],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      STARTER_CONTENT: 'off',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ url: string; tokens: readonly string[] }];
  return { ...message, stop: stopping(child) };
};
