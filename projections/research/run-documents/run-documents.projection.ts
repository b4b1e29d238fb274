import { put, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { type RunEvent, runEvents } from '#modules/research/domain/run.events';
import type { RunDocuments } from './run-documents.document';

export const runDocuments = projection<RunEvent | LedgerEvent, RunDocuments>({
  name: 'run-documents',
  from: [runEvents, ledgerEvents],
  indexes: [],
  project(event) {
    if (event.type !== 'DocumentsConsidered' && event.type !== 'DocumentsRead') return [];
    const { runId, trackerId, considered, unchanged } = event.data;
    return [put({ _id: runId, tracker_id: trackerId, documents: considered, unchanged })];
  },
});
