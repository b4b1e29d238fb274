import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCorpusServer } from '#test/corpus/server/corpus-server';
import { startBrowserServer } from '#test/ui/browser-server';
import { newResearch } from '#test/ui/researched-product';
import { startAidy } from '../aidy-process';
import { buildMongo } from '../mongodb-build';
import { ROOT } from '../start-command';
import { TEMPORARY } from '../temporary-folder';
import type { ServiceName, SharedServices } from './services';

export interface Started<Service> {
  readonly service: Service;
  stop(): Promise<unknown>;
}

/** `npm test` has built already. */
const buildProduct = async (): Promise<Started<SharedServices['build']>> => {
  if (process.env.PRODUCT_IS_BUILT !== '1')
    await promisify(execFile)(process.execPath, ['backend/scripts/prepare.mjs', 'back-end', 'front-end'], {
      cwd: ROOT,
    });
  return { service: {}, stop: async () => undefined };
};

/** The hosts of the corpus answer; at these nothing listens, so that runs on them fail at once. */
const UNREACHABLE = ['example.org', 'agency.example', 'down.example'].map((host) => `${host}=http://127.0.0.1:9`);

const startProduct = async (): Promise<Started<SharedServices['product']>> => {
  const folder = mkdtempSync(join(TEMPORARY, 'aidy-shared-'));
  const corpus = await startCorpusServer({ now: () => new Date() });
  const close = async () => {
    await corpus.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const aidy = await startAidy({
    DATA_DIR: folder,
    FETCH_CONNECT_TO: [corpus.connectTo(), ...UNREACHABLE].join(','),
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'a desk by the window',
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { service: { url: aidy.url }, stop: () => aidy.stop().finally(close) };
};

export const startService: { readonly [Name in ServiceName]: () => Promise<Started<SharedServices[Name]>> } = {
  build: buildProduct,
  'mongodb-build': async () => {
    await buildMongo();
    return { service: {}, stop: async () => undefined };
  },
  browser: async () => {
    const server = await startBrowserServer();
    return { service: { endpoint: server.wsEndpoint() }, stop: () => server.close() };
  },
  product: startProduct,
  'busy-product': startProduct,
  research: async () => ({ service: await newResearch('all'), stop: async () => undefined }),
};
