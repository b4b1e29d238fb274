import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import supertest from 'supertest';
import { readCorpus } from '../corpus/server/corpus-documents';
import { startCorpusServer } from '../corpus/server/corpus-server';
import { startAidy } from '../support/aidy-process';
import { type Handler, startHosts } from '../support/hosts';
import { startIdleLoop } from '../support/idle-loop';
import { account } from './api-calls';
import type { BenchRow } from './bench-row';

const NOW = new Date('2026-11-20T12:00:00Z');
const MAX_MS = 20;
/**
 * Resolution of the measurement, by which even an idle loop appears late. An idle process's further delay is caused by
 * other load on the machine.
 */
const INTERVAL_MS = 10;
const HOSTS = ['one.example', 'two.example', 'three.example'];
const PAGES_A_HOST = 50;

const topics = readCorpus();

/** Pages of the corpus as served by their hosts. */
const corpusPages = async (): Promise<readonly string[]> => {
  const corpus = await startCorpusServer({ now: () => NOW });
  try {
    const addresses = topics.flatMap(({ documents }) => documents.map(({ url }) => new URL(url)));
    const texts = await Promise.all(
      addresses.map(async ({ host, pathname }) => (await supertest(corpus.origin).get(pathname).set({ host })).text),
    );
    return texts.filter((text) => text.includes('<html'));
  } finally {
    await corpus.close();
  }
};

/** A host with a feed of corpus pages, each with its own URL. */
const hostOf =
  (host: string, pages: readonly string[], first: number): Handler =>
  (request, response) => {
    const at = /^\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (at !== undefined) response.end(pages[(first + Number(at)) % pages.length]);
    else if (request.url === '/feed/') {
      const items = Array.from({ length: PAGES_A_HOST }, (_, n) => `<item><link>https://${host}/${n}</link></item>`);
      response.end(`<rss version="2.0"><channel><title>${host}</title>${items.join('')}</channel></rss>`);
    } else response.writeHead(request.url === '/' ? 200 : 404).end('<html></html>');
  };

/** The product's event loop delay since the last call, in milliseconds. */
const delayOf = async (url: string): Promise<number> => {
  const { text } = await supertest(url).get('/metrics');
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
};

/** How long requests wait for the event loop while a run reads the maximum number of pages. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const pages = await corpusPages();
  const hosts = await startHosts(
    Object.fromEntries(HOSTS.map((host, index) => [host, hostOf(host, pages, index * PAGES_A_HOST)])),
  );
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const aidy = await startAidy({
    DATA_DIR: folder,
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    FETCH_CONNECT_TO: HOSTS.map((host) => `${host}=${hosts.origin}`).join(','),
  });
  try {
    const { body: session } = await supertest(aidy.url).post('/api/common/sign-in/').send(account);
    const authorization = `Bearer ${session.access}`;
    await pause(1000);
    await delayOf(aidy.url);
    const idleLoop = startIdleLoop();
    const { body: tracker } = await supertest(aidy.url)
      .post('/api/topics/create-tracker/')
      .set({ authorization })
      .send({
        tracker_description: topics[0]?.trackerDescription,
        update_frequency: 'month',
        model: 'sonar-reasoning-pro',
        domains: HOSTS,
      });
    const lastRun = async () =>
      (await supertest(aidy.url).get(`/api/topics/tracker/${tracker.tracker_id}/runs/`).set({ authorization })).body[0];
    while (((await lastRun())?.finished_at ?? null) === null) await pause(100);
    const busy = await delayOf(aidy.url);
    const idle = (await idleLoop.stop()) * 1000;
    const delay = busy - (idle - INTERVAL_MS);
    const { sources_read: read } = await lastRun();
    return [
      {
        name: `event loop, p99 while ${read} pages are read`,
        value: delay,
        unit: 'ms',
        ratio: delay / MAX_MS,
        limit: `at most ${MAX_MS} ms, ${INTERVAL_MS} of them the measure's interval; an idle process had ${idle.toFixed(0)}, this one ${busy.toFixed(0)}`,
        ok: delay <= MAX_MS,
      },
    ];
  } finally {
    await aidy.stop();
    await hosts.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
