import { type Projection, put } from '../../../backend/src/kernel/projection';
import type { ResearchEvent } from '../../../backend/src/modules/research/domain/research.events';
import type { RunDocuments } from './run-documents.document';

export const runDocuments: Projection<ResearchEvent> = {
  name: 'run-documents',
  version: 1,
  categories: ['research'],
  indexes: [],
  project(event) {
    if (event.type !== 'DocumentsRead') return [];
    const { runId, trackerId, considered, unchanged } = event.data;
    return [put<RunDocuments>({ _id: runId, tracker_id: trackerId, documents: considered, unchanged })];
  },
};
