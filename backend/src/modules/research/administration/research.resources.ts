import { z } from 'zod';
import { VERDICTS } from '#events/research/feedback.events';
import { type ConsideredDocument, DOCUMENT_OUTCOMES } from '#events/research/run.events';
import { documentsResource } from '#platform/administration/documents-resource';
import type { Resource } from '#platform/administration/resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { givenFeedback } from '#projections/research/given-feedback/given-feedback.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { consideredDocuments } from '../queries/run/considered-documents';
import { describeDocument, describeRunFailure } from '../wording/run-log-text';

const runRow = z.strictObject({
  id: z.string(),
  tracker_id: z.string(),
  state: z.enum(['queued', 'running', 'published', 'nothing_new', 'failed']),
  cause: z.string(),
  requested_at: timeAnswer,
  engine: z.string().nullable(),
  started_at: timeAnswer.nullable(),
  finished_at: timeAnswer.nullable(),
  sources_tried: z.int(),
  sources_read: z.int(),
  claims_new: z.int(),
  claims_rejected: z.int(),
  cost_usd: z.number(),
  reason: z.string().nullable(),
  detail: z.string().nullable(),
  retry_at: timeAnswer.nullable(),
  editing: z
    .strictObject({ model: z.string().nullable(), fault: z.unknown(), edited: z.int(), pages: z.int() })
    .nullable(),
});

const runAnswer = runRow
  .extend({
    documents: z
      .array(
        z.strictObject({ url: z.string(), title: z.string(), outcome: z.enum(DOCUMENT_OUTCOMES), reason: z.string() }),
      )
      .optional()
      .describe('That it considered; only of a single run.'),
  })
  .meta({ id: 'RunRow' });

const claimRow = z
  .strictObject({
    id: z.string(),
    tracker_id: z.string(),
    run_id: z.string(),
    text: z.string(),
    kind: z.enum(['new', 'changed', 'contradicted']),
    is_background: z.boolean(),
    status: z.enum(['new', 'confirmed', 'updated', 'contradicted']),
    first_seen_at: timeAnswer,
    last_seen_at: timeAnswer,
    mentions: z.int(),
    in_force: z
      .strictObject({ from: z.string().optional(), until: z.string().optional(), due: z.string().optional() })
      .optional(),
    ended_by: z.string().optional(),
    parts_ended: z.array(z.strictObject({ words: z.string(), since: z.string().nullable(), by: z.string() })),
    evidence: z.array(z.strictObject({ url: z.string(), quote: z.string() })),
  })
  .meta({ id: 'ClaimRow' });

const feedbackRow = z
  .strictObject({
    id: z.string(),
    tracker_id: z.string(),
    owner_id: z.string(),
    verdict: z.enum(VERDICTS),
    update_id: z.string().nullable(),
    claim_ids: z.array(z.string()),
    given_at: timeAnswer,
  })
  .meta({ id: 'FeedbackRow' });

const listed = documentsResource(runs, {
  name: 'runs',
  answers: runRow,
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
    answers: runAnswer,
    async get(id) {
      const [row, documents] = await Promise.all([resource.get(id), consideredDocuments(reads, id)]);
      return row === undefined ? undefined : { ...row, documents: documents.map(shownDocument) };
    },
  };
};

/** The ledgers of all trackers. */
export const claimsResource = documentsResource(claims, {
  name: 'claims',
  answers: claimRow,
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
  answers: feedbackRow,
  filters: { tracker_id: 'text', owner_id: 'text', verdict: VERDICTS, given_at: 'time' },
  sorts: ['given_at'],
  row: ({ _id, ...said }) => ({ id: _id, ...said }),
});
