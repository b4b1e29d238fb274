import { documentsResource } from '#platform/administration/documents-resource';
import { claims } from '#projections/research/claims/claims.projection';

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
