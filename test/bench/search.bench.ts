import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, put } from '#kernel/projection';
import { collectionsFolder, fileOf } from '#platform/read-store/sqlite/collection-paths';
import { exactly, facetWord } from '#platform/read-store/sqlite/search-tables';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { seeded } from '../support/seeded';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';

const TRACKERS = Number(process.env.BENCH_TRACKERS ?? 100_000);
const WORDS = 40_000;
const PAGE = 500;
const ROUNDS = 15;
const SHOWN = 50;
const COLLECTION = 'trackers.g1';
const MAX_OF_SCAN = 0.1;
const MAX_OF_RAW = 10;
const MAX_BLOCK_MS = 50;

const definition = {
  indexes: [],
  search: { title: 'title', text: 'description', facet: 'section', freshness: 'updated_at', where: { public: true } },
} as const;

/**
 * Returns the nth topic when called in order: 25 words, few of them common and most of them rare, as in natural language.
 * Two topics mention krill.
 */
const topics = (): ((n: number) => Document) => {
  const random = seeded(20_261_120);
  const letters = 'etaoinshrdlcumwfgypbvk';
  const letter = () => letters[Math.floor((random(1000) * random(1000) * letters.length) / 1e6)] ?? 'e';
  const vocabulary = Array.from({ length: WORDS }, () => Array.from({ length: 4 + random(8) }, letter).join(''));
  const word = () => vocabulary[Math.floor(Math.exp((random(1e6) / 1e6) * Math.log(WORDS)))] ?? 'e';
  return (n) => {
    const told = Array.from({ length: 20 }, word).join(' ');
    const rare = n === 3 || n === Math.floor(TRACKERS * 0.7) ? ' antarctic krill' : '';
    return {
      _id: `tracker-${n}`,
      title: told.slice(0, 40),
      description: `Track new and changed ${told}${rare}`,
      section: n % 1000 === 0 ? 'campaigns' : 'general',
      updated_at: new Date(Date.UTC(2025, 0, 1) + random(3e7) * 1000).toISOString(),
      public: true,
    };
  };
};

/**
 * Documents and their index in the product's file; returns the longest time that indexing blocked the loop, in
 * milliseconds of the processor.
 */
const fill = async (store: SqliteReadStore) => {
  await store.ensureCollection(COLLECTION, definition);
  await store.saveModelRecord({ name: 'trackers', live: COLLECTION, liveVersion: '1', building: null, retired: [] });
  // Made page by page: collecting all of them as garbage would take as long as a step of indexing.
  const topic = topics();
  for (let start = 0; start < TRACKERS; start += PAGE) {
    const length = Math.min(PAGE, TRACKERS - start);
    const writes = Array.from({ length }, (_, n) => ({ position: 1, write: put(topic(start + n)) }));
    await store.apply(COLLECTION, writes, 1);
  }
  let longest = 0;
  let last = process.cpuUsage();
  const watch = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
    watching = setImmediate(watch);
  };
  let watching = setImmediate(watch);
  const begun = performance.now();
  await store.ensureIndexes(COLLECTION, definition);
  clearImmediate(watching);
  return { seconds: (performance.now() - begun) / 1000, longest };
};

/** Explore's former search: matches each word against every document. */
const scanned = (db: DatabaseSyncInstance, word: string): number =>
  db
    .prepare(
      `SELECT doc FROM "documents/${COLLECTION}" WHERE deleted = 0 AND matches(?, json_extract(doc, '$.description'))`,
    )
    .all(word).length;

/** The minimum time that FTS5 takes for a page of documents with one word. */
const raw = (db: DatabaseSyncInstance, word: string): number =>
  db
    .prepare(
      `SELECT document.doc FROM "search/${COLLECTION}/index" AS found
       JOIN "search/${COLLECTION}" AS entry ON entry.place = found.rowid
       JOIN "documents/${COLLECTION}" AS document USING (id)
       WHERE "search/${COLLECTION}/index" MATCH ? ORDER BY found.rowid LIMIT ${SHOWN + 1}`,
    )
    .all(exactly(facetWord('general', word)))
    .map((row) => JSON.parse(String((row as { doc: string }).doc)) as object).length;

/** CPU milliseconds, all on the event loop: other load on the machine does not count. */
const timed = async (work: () => unknown): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    taken.push((user + system) / 1000);
  }
  return median(taken);
};

export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const file = join(folder, 'views.db');
  const store = SqliteReadStore.open(file);
  const db = new DatabaseSync(fileOf(collectionsFolder(file), COLLECTION));
  db.function('matches', { deterministic: true }, (pattern: string, value: string) =>
    new RegExp(pattern, 'i').test(value) ? 1 : 0,
  );
  try {
    const filled = await fill(store);
    const search = (text: string, facet = 'general') =>
      timed(() => store.search({ name: 'trackers' }, { text, facet }, { limit: SHOWN, after: null }));
    const scan = await timed(() => scanned(db, 'krill'));
    const common = await timed(() => raw(db, 'track'));
    const againstScan = async (name: string, text: string, facet?: string): Promise<BenchRow> => {
      const value = await search(text, facet);
      const ratio = value / scan;
      const limit = `at most ${MAX_OF_SCAN} of a pattern over all of them`;
      return { name, value, unit: 'ms of the loop', ratio, limit, ok: ratio <= MAX_OF_SCAN };
    };
    const frequent = await search('track');
    return [
      { name: `a pattern over ${TRACKERS} trackers`, value: scan, unit: 'ms of the loop' },
      await againstScan('search: a rare word', 'krill'),
      await againstScan('search: a rare word with a typo', 'kirll'),
      await againstScan('search: two words, one misspelt', 'antartic krill'),
      await againstScan('search: four words that no tracker has together', 'krill track changed tariffs'),
      await againstScan('search: a common word among the few of a section', 'track', 'campaigns'),
      {
        name: 'search: a word that all trackers have',
        value: frequent,
        unit: `ms of the loop (FTS5 ${common.toFixed(2)})`,
        ratio: frequent / common,
        limit: `at most ${MAX_OF_RAW} of FTS5 for the same page`,
        ok: frequent / common <= MAX_OF_RAW,
      },
      { name: 'search: an index of all trackers', value: (filled.seconds / TRACKERS) * 1e6, unit: 'µs a tracker' },
      {
        name: 'search: longest block of the loop while it is made',
        value: filled.longest,
        unit: 'ms of the loop',
        ratio: filled.longest / MAX_BLOCK_MS,
        limit: `at most ${MAX_BLOCK_MS} ms`,
        ok: filled.longest <= MAX_BLOCK_MS,
      },
    ];
  } finally {
    db.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
