import { put, projection } from '#kernel/projection';
import { type ResearchEvent, researchEvents } from '#modules/research/domain/research.events';
import type { RunDocuments } from './run-documents.document';

export const runDocuments = projection<ResearchEvent, RunDocuments>({
  name: 'run-documents',
  from: [researchEvents],
  indexes: [],
  project(event) {
    if (event.type !== 'DocumentsRead') return [];
    const { runId, trackerId, considered, unchanged } = event.data;
    return [put({ _id: runId, tracker_id: trackerId, documents: considered, unchanged })];
  },
});
