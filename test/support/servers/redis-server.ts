import { Redis } from 'ioredis';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY } from '../temporary-folder';
import { freePort } from './free-port';
import { exitOf } from './process-exit';

export interface RedisForTests {
  readonly url: string;
  stop(): Promise<void>;
}

const hasBinary = spawnSync('redis-server', ['--version']).status === 0;
const given = process.env.REDIS_URL;

/** Why Redis suites cannot run; null if they can. */
export const redisMissing: string | null =
  hasBinary || given !== undefined
    ? null
    : 'wants Redis: install redis-server from the system packages, or set REDIS_URL to a server that may be written to';

/** A server on a free port, or the one at REDIS_URL. */
export const startRedis = async (): Promise<RedisForTests> => {
  if (!hasBinary) {
    if (given === undefined) throw new Error(redisMissing ?? '');
    return { url: given, stop: async () => undefined };
  }
  const folder = mkdtempSync(join(TEMPORARY, 'aidy-redis-'));
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  // ioredis reconnects until the server responds.
  const probe = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    url,
    stop: async () => {
      const exit = exitOf(child);
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
