import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queriesWithTypos } from '../support/hostile/planted-typos';
import { seeded } from '../support/seeded';
import type { BenchRow } from './bench-row';
import { type ProductServer, startProductServer } from './product-server';
import { fillReadModels } from './scale/fill-read-models';
import { foundRow } from './scale/found-row';
import { READERS, folderId, trackersOf } from './scale/made-events';
import type { MadeTracker } from './scale/made-trackers';
import { type RouteRequest, type Stores, rateOfNew, routeRows } from './scale/route-rows';

const FEW = 10_000;
const MANY = 100_000;
const QUERIES = 300;
const NEW_SEARCHES = 400;
const SEED = 300;
/** Of each reader. */
const PAGES = 5;

const SEARCH = '/api/topics/search-trackers/';
const readers = Array.from({ length: READERS }, (_, reader) => reader);

const trackerPages: readonly RouteRequest[] = readers.flatMap((reader) =>
  trackersOf(reader)
    .slice(0, PAGES)
    .map((id) => ({ path: `/api/topics/tracker/${id}`, reader })),
);
const folderPages: readonly RouteRequest[] = readers.map((reader) => ({
  path: `/api/topics/get-collection/?unique_id=${folderId(reader)}`,
  reader,
}));
const feedPages: readonly RouteRequest[] = readers.map((reader) => ({ path: '/api/topics/feed', reader }));
const explorePages: readonly RouteRequest[] = [{ path: SEARCH, reader: null }];

const searchesOf = (trackers: readonly MadeTracker[], count = QUERIES, seed = SEED) =>
  queriesWithTypos(trackers, count, seeded(seed)).map(({ meant, text }) => ({
    meant,
    path: `${SEARCH}?query=${encodeURIComponent(text)}`,
    reader: null,
  }));

/** The cost of new searches, which the store has not cached. The client is slower than that of the other rows. */
const newSearchesRow = async (server: ProductServer, trackers: readonly MadeTracker[]): Promise<BenchRow> => {
  const searches = searchesOf(trackers, NEW_SEARCHES, SEED + 1);
  const value = await rateOfNew(server, searches);
  const again = await rateOfNew(server, searches);
  return {
    name: 'searches with typos that nobody has made before',
    value,
    unit: 'requests/s',
    ratio: value / again,
    limit: 'of the same a second time',
  };
};

/**
 * The product over HTTP with 100,000 public trackers, 1,000,000 updates and 10,000 users, and with a tenth of them.
 * Takes seven to sixteen minutes, mostly to fill the stores.
 */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folders = [FEW, MANY].map(() => mkdtempSync(join(tmpdir(), 'aidy-bench-')));
  const servers: ProductServer[] = [];
  try {
    const [fewFolder = '', manyFolder = ''] = folders;
    const made = { few: await fillReadModels(fewFolder, FEW), many: await fillReadModels(manyFolder, MANY) };
    const searches = { few: searchesOf(made.few), many: searchesOf(made.many) };
    // Only now, since filling may take longer than a server's tokens are valid.
    const few = await startProductServer(fewFolder);
    servers.push(few);
    const many = await startProductServer(manyFolder);
    servers.push(many);
    const stores: Stores = { few, many, counts: { few: FEW, many: MANY } };
    const both = (requests: readonly RouteRequest[]) => ({ few: requests, many: requests });
    return [
      ...(await routeRows('tracker page', stores, both(trackerPages))),
      ...(await routeRows('folder of 50', stores, both(folderPages))),
      ...(await routeRows('feed page', stores, both(feedPages))),
      ...(await routeRows('Explore', stores, both(explorePages))),
      ...(await routeRows('searches with typos', stores, searches)),
      await newSearchesRow(many, made.many),
      await foundRow(many, searches.many, `seed ${SEED}`),
    ];
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
};
