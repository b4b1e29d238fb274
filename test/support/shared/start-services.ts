import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCorpusServer } from '../../corpus/server/corpus-server';
import { startBrowserServer } from '../../ui/browser-server';
import { startAidy } from '../aidy-process';
import type { ServiceName, SharedServices } from './services';

export interface Started<Service> {
  readonly service: Service;
  stop(): Promise<unknown>;
}

/** The hosts of the corpus answer; at these nothing listens, so that runs on them fail at once. */
const UNREACHABLE = ['example.org', 'agency.example', 'down.example'].map((host) => `${host}=http://127.0.0.1:9`);

const startProduct = async (): Promise<Started<SharedServices['product']>> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-shared-'));
  const corpus = await startCorpusServer({ now: () => new Date() });
  const aidy = await startAidy({
    DATA_DIR: folder,
    FETCH_CONNECT_TO: [corpus.connectTo(), ...UNREACHABLE].join(','),
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'a desk by the window',
  });
  const stop = async () => {
    await Promise.all([aidy.stop(), corpus.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { service: { url: aidy.url }, stop };
};

export const startService: { readonly [Name in ServiceName]: () => Promise<Started<SharedServices[Name]>> } = {
  browser: async () => {
    const server = await startBrowserServer();
    return { service: { endpoint: server.wsEndpoint() }, stop: () => server.close() };
  },
  product: startProduct,
  'busy-product': startProduct,
};
