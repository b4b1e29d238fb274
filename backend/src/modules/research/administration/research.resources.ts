import { documentsResource } from '#platform/administration/documents-resource';
import type { Resource } from '#platform/administration/resource';
import type { ReadStore } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import type { ConsideredDocument } from '#events/research/run.events';
import { describeDocument, describeRunFailure } from '../wording/run-log-text';
import { consideredDocuments } from '../queries/run/considered-documents';
import { claims } from '#projections/research/claims/claims.projection';
import { givenFeedback } from '#projections/research/given-feedback/given-feedback.projection';
import { VERDICTS } from '#events/research/feedback.events';

const listed = documentsResource(runs, {
  name: 'runs',
  filters: {
    tracker_id: 'text',
    state: ['queued', 'running', 'published', 'nothing_new', 'failed'],
    cause: 'text',
    engine: 'text',
    reason: 'text',
    requested_at: 'time',
    started_at: 'time',
    finished_at: 'time',
  },
  sorts: ['requested_at', 'started_at', 'finished_at', 'cost_usd'],
  row: (document) => {
    const {
      _id: id,
      request_id: _request,
      comparing: _comparing,
      writing: _writing,
      asked: _asked,
      searches: _searches,
      unread: _unread,
      ...run
    } = document;
    return { id, ...run, detail: describeRunFailure(document) };
  },
});

const shownDocument = (document: ConsideredDocument) => {
  const { url, title, outcome } = document;
  return { url, title, outcome, reason: describeDocument(document) };
};

/**
 * Runs of all trackers with their outcomes; a single run, requested by id, also has the documents that it considered.
 */
export const runsResource = (reads: ReadStore): Resource => {
  const resource = listed(reads);
  return {
    ...resource,
    async get(id) {
      const [row, documents] = await Promise.all([resource.get(id), consideredDocuments(reads, id)]);
      return row === undefined ? undefined : { ...row, documents: documents.map(shownDocument) };
    },
  };
};

/** The ledgers of all trackers. */
export const claimsResource = documentsResource(claims, {
  name: 'claims',
  filters: {
    tracker_id: 'text',
    run_id: 'text',
    kind: ['new', 'changed', 'contradicted'],
    status: ['new', 'confirmed', 'updated', 'contradicted'],
    first_seen_at: 'time',
  },
  sorts: ['first_seen_at', 'last_seen_at', 'mentions'],
  row: ({ _id, quote_key: _key, evidence, ...claim }) => ({
    id: _id,
    ...claim,
    evidence: evidence.map(({ url, quote }) => ({ url, quote })),
  }),
});

/**
 * The feedback of owners on claims, one entry for each time it was given; entries stay in the list even if withdrawn
 * since.
 */
export const feedbackResource = documentsResource(givenFeedback, {
  name: 'feedback',
  filters: { tracker_id: 'text', owner_id: 'text', verdict: VERDICTS, given_at: 'time' },
  sorts: ['given_at'],
  row: ({ _id, ...said }) => ({ id: _id, ...said }),
});
