import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEvents } from '#events/research/run.events';
import { eventsToExport } from '#modules/administration/audit/events-to-export';
import { exportedLines } from '#modules/administration/audit/exported-lines';
import { signingKey } from '#modules/administration/audit/seal';
import { EventMask } from '#modules/administration/events/event-mask';
import { eventsResource } from '#modules/administration/events/events.resource';
import { listHistory } from '#modules/administration/history/history-rows';
import type { ListRequest, ResourceCondition } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { eventCategories } from '../support/log/event-categories';
import {
  HISTORY,
  type AuditedLog,
  busyPerson,
  busyTracker,
  fillAuditedLog,
  streamsOfBusyPerson,
  watchedTracker,
} from './audit/fill-audited-log';
import type { BenchRow } from './bench-row';
import { interleaved, secondsOf } from './event-store/measure';

const mask = new EventMask(eventCategories);

const ROUNDS = 41;
const EXPORTS = 15;
/** Events read at once, as an export does. */
const BATCH = 500;
const PAGE = 25;
const PAGES = 1000;
const MAX_OF_READING = 4;
const MAX_OF_PAGE = 10;
const MIN_OF_SERIALISING = 0.4;

const is = (field: string, value: string): readonly ResourceCondition[] => [{ field, operator: '$eq', value }];
const searches = {
  person: is('person_id', busyPerson),
  stream: is('stream', `run-${busyTracker}`),
  type: is('type', 'RunRequested'),
};

const listRequest = (where: readonly ResourceCondition[], page: number): ListRequest => ({
  where,
  sort: { field: 'position', descending: true },
  skip: (page - 1) * PAGE,
  limit: PAGE,
});

const searchRows = async ({ log, reads }: AuditedLog): Promise<readonly BenchRow[]> => {
  const events = eventsResource(reads, log, eventCategories, mask);
  const rows: BenchRow[] = [];
  for (const [by, where] of Object.entries(searches)) {
    for (const page of [1, PAGES]) {
      const { rows: found, total } = await events.list(listRequest(where, page));
      if (found.length < PAGE) throw new Error(`Page ${page} by ${by} has only ${found.length} events.`);
      let further = page;
      /** Others each time, since documents that were read by their keys are remembered. */
      const nextIds = async () => (await events.list(listRequest(where, ++further))).rows.map(({ id }) => id);
      const { alone, whole } = await interleaved(ROUNDS, {
        alone: async () => {
          const ids = await nextIds();
          return secondsOf(() => Promise.all(ids.map((id) => reads.get(logIndex, id))));
        },
        whole: () => secondsOf(() => events.list(listRequest(where, page))),
      });
      rows.push({
        name: `page ${page} of ${total.toLocaleString('en-US')} events by ${by}`,
        value: whole * 1000,
        unit: 'ms',
        ratio: whole / alone,
        limit: `under ${MAX_OF_READING} of reading ${PAGE} documents by their keys`,
        ok: whole < MAX_OF_READING * alone,
      });
    }
  }
  return rows;
};

const historyRow = async ({ log, reads }: AuditedLog): Promise<BenchRow> => {
  const events = eventsResource(reads, log, eventCategories, mask);
  const tracker = { _id: watchedTracker, owner_id: busyPerson };
  const whole: ListRequest = { ...listRequest([], 1), limit: HISTORY };
  const { rows } = await listHistory(reads, log, mask, tracker, whole);
  if (rows.length < HISTORY) throw new Error(`The history has only ${rows.length} events.`);
  const { history, page } = await interleaved(ROUNDS, {
    page: () => secondsOf(() => events.list(listRequest(searches.stream, 1))),
    history: () => secondsOf(() => listHistory(reads, log, mask, tracker, whole)),
  });
  return {
    name: `a tracker's history of ${HISTORY} events`,
    value: history * 1000,
    unit: 'ms',
    ratio: history / page,
    limit: `under ${MAX_OF_PAGE} of a page of events`,
    ok: history < MAX_OF_PAGE * page,
  };
};

interface Amount {
  readonly events: number;
  readonly bytes: number;
}

const readAndSerialise = async (log: EventStore, streams: readonly string[]): Promise<Amount> => {
  let [events, bytes] = [0, 0];
  for (const stream of streams) {
    for (let from = 0; ; from += BATCH) {
      const read = await log.readStream(stream, { from, limit: BATCH });
      for (const event of read) bytes += JSON.stringify(event).length;
      events += read.length;
      if (read.length < BATCH) break;
    }
  }
  return { events, bytes };
};

const NEWLINE = 10;

const linesIn = (bytes: Buffer): number => {
  let count = 0;
  for (let index = bytes.indexOf(NEWLINE); index >= 0; index = bytes.indexOf(NEWLINE, index + 1)) count++;
  return count;
};

/** Events by `by`, which are those of `streams`. */
const exportRow = async (
  { log, reads }: AuditedLog,
  by: keyof typeof searches,
  streams: readonly string[],
): Promise<BenchRow> => {
  const key = signingKey(new Uint8Array(32));
  const heading = { at: new Date(0).toISOString(), by: busyPerson, filter: '{}', unmasked: null };
  let exported = 0;
  const sealed = async () => {
    exported = 0;
    for await (const lines of exportedLines(heading, eventsToExport(reads, log, mask, searches[by]), key)) {
      exported += linesIn(lines);
    }
  };
  const { events } = await readAndSerialise(log, streams);
  const { plain, whole } = await interleaved(EXPORTS, {
    plain: () => secondsOf(() => readAndSerialise(log, streams)),
    whole: () => secondsOf(sealed),
  });
  // Besides the events, a file has an opening and a seal.
  if (exported !== events + 2) throw new Error(`${exported} lines were exported for ${events} events.`);
  return {
    name: `${events.toLocaleString('en-US')} events by ${by} exported with their chain`,
    value: events / whole,
    unit: 'a second',
    ratio: plain / whole,
    limit: `at least ${MIN_OF_SERIALISING} of reading and serialising them`,
    ok: plain >= MIN_OF_SERIALISING * whole,
  };
};

/** Staff's questions to a log of a million events of 100,000 trackers and 10,000 people. Filling it takes most of the time. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    const filled = await fillAuditedLog(folder);
    try {
      return [
        ...(await searchRows(filled)),
        await historyRow(filled),
        await exportRow(filled, 'stream', [runEvents.stream(busyTracker)]),
        await exportRow(filled, 'person', streamsOfBusyPerson),
      ];
    } finally {
      await filled.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
