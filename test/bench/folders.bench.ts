import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCalls } from './api-calls';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';
import { type ProductServer, startProductServer } from './product-server';
import { rateOf } from './source-set-saves';

const FOLDERS = 60;
const IN_FOLDER = 8;
const TABS = 64;
const SECONDS = 4;
const ROUNDS = 3;
const MIN_OF_SAVES = 0.3;
const MAX_OF_SMALL = 1.5;

const topic = { tracker_description: 'Notices', update_frequency: 'week', domains: ['agency.example'] };

interface Desk {
  readonly token: string;
  readonly folders: readonly string[];
  /** In the folders. */
  readonly trackers: readonly string[];
}

/** Folders with eight trackers each, and some trackers in the root. */
const deskOf = async (url: string, token: string, folderCount: number, inRoot: number): Promise<Desk> => {
  const call = apiCalls(url);
  const track = async (parent: string | null): Promise<string> => {
    const made = { ...topic, parent_uid: parent };
    return (await call<{ tracker_id: string }>('POST', '/api/topics/create-tracker/', token, made)).tracker_id;
  };
  const folders: string[] = [];
  const trackers: string[] = [];
  for (let index = 0; index < folderCount; index++) {
    const folder = { name: `Folder ${index}` };
    const { id } = await call<{ id: string }>('POST', '/api/topics/create-collection/', token, folder);
    folders.push(id);
    for (let tracker = 0; tracker < IN_FOLDER; tracker++) trackers.push(await track(id));
  }
  for (let tracker = 0; tracker < inRoot; tracker++) await track(null);
  return { token, folders, trackers };
};

const pageRate = async (url: string, { token, folders }: Desk): Promise<number> => {
  const result = await autocannon({
    url: `${url}/api/topics/get-collection/?unique_id=${folders[0] ?? ''}`,
    connections: 4,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('The folder could not be read.');
  return result['2xx'] / result.duration;
};

const pageRow = async ({ url }: ProductServer, large: Desk, small: Desk): Promise<BenchRow> => {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ofLarge = await pageRate(url, large);
    rates.push(ofLarge);
    ratios.push((await pageRate(url, small)) / ofLarge);
  }
  const ratio = median(ratios);
  return {
    name: 'folder page of a user with 500 trackers in 60 folders',
    value: median(rates),
    unit: 'pages/s',
    ratio,
    limit: `at most ${MAX_OF_SMALL} times the cost with 10 trackers`,
    ok: ratio <= MAX_OF_SMALL,
  };
};

/** Moves per second of 64 tabs of one user, each with a tracker of its own that it moves to and fro. */
const moveRate = async ({ url }: ProductServer, { token, folders, trackers }: Desk): Promise<number> => {
  let tab = 0;
  const result = await autocannon({
    url: `${url}/api/topics/move-tracker/`,
    connections: TABS,
    duration: SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    setupClient: (client) => {
      const id = trackers[tab++];
      const requests = [folders.at(-1), folders.at(-2)].map((destination) => ({
        body: JSON.stringify({ id, destination_collection_id: destination }),
      }));
      client.setRequests(requests);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} moves were refused, ${result.errors} lost`);
  return result['2xx'] / result.duration;
};

/** How many trackers are in no folder or in two. */
const lostOf = async ({ url }: ProductServer, { token, folders, trackers }: Desk): Promise<number> => {
  const places = new Map<string, number>();
  for (const folder of folders) {
    const path = `/api/topics/get-collection/?unique_id=${folder}`;
    const { items } = await apiCalls(url)<{ items: readonly { readonly id: string }[] }>('GET', path, token);
    for (const { id } of items) places.set(id, (places.get(id) ?? 0) + 1);
  }
  return trackers.filter((id) => places.get(id) !== 1).length;
};

const moveRows = async (server: ProductServer, desk: Desk): Promise<readonly BenchRow[]> => {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const saves = await rateOf(server, '/api/topics/create-update-domain-set/');
    const moves = await moveRate(server, desk);
    rates.push(moves);
    ratios.push(moves / saves);
  }
  const ratio = median(ratios);
  const lost = await lostOf(server, desk);
  return [
    {
      name: 'moves by 64 tabs in one tree of 500 trackers in 60 folders',
      value: median(rates),
      unit: 'moves/s',
      ratio,
      limit: `at least ${MIN_OF_SAVES} of the rate of Source Set saves by 64 users`,
      ok: ratio >= MIN_OF_SAVES,
    },
    { name: 'trackers in no folder or in two after that', value: lost, unit: '', limit: 'none', ok: lost === 0 },
  ];
};

/** Folders of one user over HTTP. About three minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const server = await startProductServer(dataDir, { PLAN_FREE_TRACKERS: '1000' });
  try {
    const [first = '', second = ''] = server.tokens;
    const large = await deskOf(server.url, first, FOLDERS, 20);
    const small = await deskOf(server.url, second, 1, 2);
    return [await pageRow(server, large, small), ...(await moveRows(server, large))];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
