import { MongoClient } from 'mongodb';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MONGO_BINARY, canBuildMongo, mongoIsBuilt } from '../mongodb-build';
import { TEMPORARY } from '../temporary-folder';
import { until } from '../until';
import { freePort } from './free-port';
import { exitOf } from './process-exit';

export interface MongoForTests {
  /** Without a database name. */
  readonly url: string;
  /** Drops the tests' databases, and stops the server if we started it. */
  stop(): Promise<void>;
}

const given = process.env.MONGODB_URL;

/** Why MongoDB suites cannot run; null if they can. */
export const mongoMissing: string | null =
  given !== undefined || canBuildMongo()
    ? null
    : 'wants MongoDB: install Go (then the test server in test/servers/mongodb-wire is built), or set MONGODB_URL to a server that may be written to';

const answers = async (url: string): Promise<boolean> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 200 });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
};

/** The server at MONGODB_URL, or our own on a free port with a separate folder. */
export const startMongo = async (): Promise<MongoForTests> => {
  if (given !== undefined) return { url: given, stop: async () => undefined };
  await mongoIsBuilt();
  const folder = mkdtempSync(join(TEMPORARY, 'aidy-mongodb-'));
  const port = await freePort();
  const child = spawn(MONGO_BINARY, [`127.0.0.1:${port}`, folder], { stdio: 'ignore' });
  const url = `mongodb://127.0.0.1:${port}`;
  await until('the MongoDB test server answers', () => answers(url));
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
