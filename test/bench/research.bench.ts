import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import type { Editing, PageEditing } from '#engine/editing/editing';
import { nothingKnown } from '#engine/ledger';
import type { ResearchInput } from '#engine/opened-run';
import { derivedId, idAt } from '#kernel/ids';
import { briefFor, findNews } from '#modules/research/news-engine';
import { readDocument } from '#pages/read-document';
import type { PageToRead } from '#pages/read-page';
import { readCorpus } from '../corpus/server/corpus-documents';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { startAidy } from '../support/aidy-process';
import { account, apiCalls } from './api-calls';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';

const ROUNDS = 7;
const MIN_OF_PARSING = 0.5;
const MAX_EDITED = 1.2;
const MAX_MEMORY = 1.1;
const NOW = new Date('2026-11-20T12:00:00Z');

const topics = readCorpus();
const listed = { title: '', publisher: '', author: '', publishedAt: null };

const fetchPage = async (origin: string, address: string): Promise<PageToRead> => {
  const url = new URL(address);
  const answer = await request(new URL(url.pathname, origin), { headers: { host: url.host } });
  const body = new Uint8Array(await answer.body.arrayBuffer());
  return {
    url: address,
    foundAt: address,
    contentType: String(answer.headers['content-type']),
    body,
    listed,
    now: NOW,
  };
};

/** CPU milliseconds that the work takes in this thread. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const parseAlone = (pages: readonly PageToRead[]): void => {
  for (const { body } of pages) {
    const { document } = parseHTML(new TextDecoder().decode(body));
    new Readability(document).parse();
  }
};

/** Chooses a sentence of as many pages as the rules tell, as a model would, without its waiting. */
const choose = (input: ResearchInput, told: ReadonlySet<string>): Editing => ({
  overview: null,
  pages: new Map(
    briefFor(input).pages.flatMap(({ url, sentences: [first] }): readonly (readonly [string, PageEditing])[] => {
      if (!told.has(url)) return [[url, { isOnTopic: false }]];
      return first === undefined
        ? []
        : [[url, { isOnTopic: true, lines: [{ index: first.index, standing: { kind: 'new' } }] }]];
    }),
  ),
});

/** The pages that it tells. */
const research = (
  pages: readonly PageToRead[],
  description: string,
  told?: ReadonlySet<string>,
): ReadonlySet<string> => {
  const runId = idAt(NOW.getTime(), description);
  const read = pages.flatMap((page) => {
    const reading = readDocument(page);
    return reading.kind === 'read' ? [reading.page] : [];
  });
  const input = {
    description,
    domains: [],
    now: NOW.toISOString(),
    pages: read,
    knowledge: nothingKnown,
    newId: (name: string) => derivedId(runId, name),
  };
  const { documents } = findNews(told === undefined ? input : { ...input, editing: choose(input, told) });
  return new Set(documents.filter(({ outcome }) => outcome === 'told').map(({ url }) => url));
};

const editedRow = (pages: readonly PageToRead[]): BenchRow => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const { trackerDescription } of topics) {
      let told: ReadonlySet<string> = new Set();
      const byRules = cpuOf(() => {
        told = research(pages, trackerDescription);
      });
      ratios.push(cpuOf(() => research(pages, trackerDescription, told)) / byRules);
    }
  const ratio = median(ratios);
  return {
    name: 'the same edited by a model, beside waiting',
    value: ratio * 100,
    unit: '% of the CPU',
    ratio,
    limit: `at most ${MAX_EDITED} of the rules alone`,
    ok: ratio <= MAX_EDITED,
  };
};

const speedRow = (pages: readonly PageToRead[]): BenchRow => {
  const ratios: number[] = [];
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { trackerDescription } of topics) {
      const parsing = cpuOf(() => parseAlone(pages));
      const whole = cpuOf(() => research(pages, trackerDescription));
      ratios.push(parsing / whole);
      speeds.push((pages.length / whole) * 1000);
    }
  }
  const ratio = median(ratios);
  return {
    name: 'documents read, verified and compared',
    value: median(speeds),
    unit: 'a second of CPU',
    ratio,
    limit: `at least ${MIN_OF_PARSING} of parsing the same pages by Readability alone`,
    ok: ratio >= MIN_OF_PARSING,
  };
};

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Resident memory of the whole product after the 20th and the 100th run of a tracker over the corpus. */
const memoryRow = async (corpus: CorpusServer): Promise<BenchRow> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const aidy = await startAidy({
    DATA_DIR: folder,
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    RATE_LIMIT_SCALE: '1000',
    FETCH_CONNECT_TO: corpus.connectTo(),
  });
  const call = apiCalls(aidy.url);
  try {
    const { access } = await call<{ access: string }>('POST', '/api/common/sign-in/', '', account);
    const { tracker_id } = await call<{ tracker_id: string }>('POST', '/api/topics/create-tracker/', access, {
      tracker_description: topics[0]?.trackerDescription,
      update_frequency: 'month',
      model: 'sonar-reasoning-pro',
      domains: corpus.hosts,
    });
    const newest = async () =>
      (
        await call<{ id: string; finished_at: string | null }[]>(
          'GET',
          `/api/topics/tracker/${tracker_id}/runs/`,
          access,
        )
      )[0];
    const after: Record<number, number> = {};
    for (let run = 1; run <= 100; run++) {
      // Polls rarely, so as not to affect the measurement.
      while (((await newest())?.finished_at ?? null) === null) await pause(200);
      if (run === 20 || run === 100) after[run] = residentKb(aidy.process.pid ?? 0);
      await call('POST', `/api/topics/tracker/${tracker_id}/run/`, access, {});
    }
    const [at20 = Number.NaN, at100 = Number.NaN] = [after[20], after[100]];
    return {
      name: 'memory after run 100',
      value: at100 / 1024,
      unit: 'MB',
      ratio: at100 / at20,
      limit: `at most ${MAX_MEMORY} of that after run 20`,
      ok: at100 / at20 <= MAX_MEMORY,
    };
  } finally {
    await aidy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Research on the corpus. About two minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const corpus = await startCorpusServer({ now: () => NOW });
  try {
    const addresses = topics.flatMap(({ documents }) => documents.map(({ url }) => url));
    const pages = await Promise.all(addresses.map((address) => fetchPage(corpus.origin, address)));
    const html = pages.filter(({ contentType }) => contentType.startsWith('text/html'));
    return [speedRow(html), editedRow(html), await memoryRow(corpus)];
  } finally {
    await corpus.close();
  }
};
