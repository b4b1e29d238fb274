import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { NO_SUCH_PROJECTION, Projections } from '../projections/projections';

/** Has a read model or reactor that has stopped try again. Refused with NOT_FOUND. */
export const RetryProjection = actionRoute({
  path: 'api/admin/projections/:name/retry',
  access: 'admin',
  summary: 'Makes a stopped read model or reactor try again at once. No effect on one that has not stopped.',
  answers: null,
  uses: [Projections],
  act: async ({ params: { name } }, projections) =>
    (await projections.applyInterventions(name)) ? accepted(null) : NO_SUCH_PROJECTION,
});
