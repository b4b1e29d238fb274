import { documentsResource } from '#platform/administration/documents-resource';
import { givenFeedback } from '#projections/research/given-feedback/given-feedback.projection';
import { VERDICTS } from '#events/research/feedback.events';

/** What owners said of claims, each time that they said it; what was taken back since stays in the list. */
export const feedbackResource = documentsResource(givenFeedback, {
  name: 'feedback',
  filters: { tracker_id: 'text', owner_id: 'text', verdict: VERDICTS, given_at: 'time' },
  sorts: ['given_at'],
  row: ({ _id, ...said }) => ({ id: _id, ...said }),
});
