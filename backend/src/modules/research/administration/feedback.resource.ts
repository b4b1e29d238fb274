import { documentsResource } from '#platform/administration/documents-resource';
import { givenFeedback } from '#projections/research/given-feedback/given-feedback.projection';
import { VERDICTS } from '#events/research/feedback.events';

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
