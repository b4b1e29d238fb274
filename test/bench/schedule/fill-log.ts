import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { CHECKPOINTS_FILE, EVENTS_FILE } from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import type { EventToAppend } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { eventSchemas } from '#test/support/log/event-categories';
import { pagesOf } from './due-trackers';

/** Events of a tracker's first run, by stream. */
const firstRun = (trackerId: string, metadata: Recorded['metadata']): ReadonlyMap<string, readonly EventToAppend[]> => {
  const runId = derivedId(trackerId, 'run');
  const figures = { sourcesTried: 0, sourcesRead: 0, claimsNew: 0, claimsRejected: 0, costUsd: 0 };
  const ofRun: readonly RunEvent[] = [
    { type: 'RunRequested', data: { trackerId, runId, cause: 'created', period: null } },
    { type: 'RunEnded', data: { trackerId, runId, outcome: 'nothing_new' } },
  ];
  const ofLedger: readonly LedgerEvent[] = [
    { type: 'NothingNewFound', data: { trackerId, runId, figures, reason: 'NO_MATCH' } },
  ];
  const written = (facts: readonly (RunEvent | LedgerEvent)[]): readonly EventToAppend[] =>
    facts.map((fact) => ({ ...fact, id: derivedId(runId, fact.type), metadata }));
  return new Map([
    [runEvents.stream(trackerId), written(ofRun)],
    [ledgerEvents.stream(trackerId), written(ofLedger)],
  ]);
};

/** The reactors of a product that was running have processed these events already. */
export const skipReactors = (dataDir: string, upTo: number): void => {
  const checkpoints = new DatabaseSync(join(dataDir, CHECKPOINTS_FILE));
  checkpoints.prepare('UPDATE checkpoints SET position = ?').run(upTo);
  checkpoints.close();
};

/**
 * Appends all trackers with their first runs to the log of a stopped product, and moves the checkpoints of its reactors to
 * the end.
 */
export const fillLog = async (dataDir: string, now: number): Promise<void> => {
  const log = await openSqliteEventStore({ file: join(dataDir, EVENTS_FILE), synchronous: 'NORMAL' });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  for (const events of pagesOf(now)) {
    await Promise.all(
      events.flatMap(({ id, stream, type, data, metadata }) => [
        store.append(stream, 'none', [{ id, type, data, metadata }]),
        ...[...firstRun(data.trackerId, metadata)].map(([name, first]) => store.append(name, 'none', first)),
      ]),
    );
  }
  const end = await store.lastPosition();
  await store.close();
  skipReactors(dataDir, end);
};
