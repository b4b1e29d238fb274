import type { Projection } from '#kernel/projection';
import { trackers } from '#modules/trackers/published';
import { claims } from '#projections/research/claims/claims.projection';
import { readPages } from '#projections/research/read-pages/read-pages.projection';
import { runDocuments } from '#projections/research/run-documents/run-documents.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import {
  claimRecorded,
  documentsConsidered,
  pagesRead,
  runRequested,
  source,
} from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import { runFor } from './run.query';

const trackerId = 'tracker-1';
const ann = { userId: 'ann', sessionId: 's', roles: [] };

test('a run’s log dates the pages that told something new; of the others no date is known', async () => {
  const store = await filledReadStore([trackers, runs, claims, readPages, runDocuments] as readonly Projection[], [
    created({ trackerId }),
    runRequested('run-1', 'created'),
    claimRecorded('run-1', 'claim-1'),
    pagesRead('run-1'),
    documentsConsidered('run-1'),
  ]);
  expect(await runFor({ id: trackerId, runId: 'run-1' }, ann, store, store)).toMatchObject({
    documents: [
      { url: source.url, outcome: 'told', published_on: '2026-02-20' },
      { outcome: 'known', published_on: null },
    ],
  });
});
