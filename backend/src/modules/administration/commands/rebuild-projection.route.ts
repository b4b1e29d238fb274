import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { reason } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { projectionRow } from '../projections/projection-row';
import { NO_SUCH_MODEL, Projections } from '../projections/projections';

const log = new Logger('RebuildProjection');

/** Rebuilds a read model. Refused with NOT_FOUND, or with CONFLICT while it is paused. */
export const RebuildProjection = actionRoute({
  path: 'api/admin/projections/:name/rebuild',
  access: 'admin',
  summary: 'Rebuilds a read model from the log beside the live one, then swaps. Repeating it has no effect until then.',
  // Programs may rebuild without a body; the screen always asks for the reason.
  body: z.strictObject({ reason: reason.optional() }),
  answers: projectionRow,
  status: 202,
  uses: [ProjectionRunner, Projections],
  async act({ params: { name }, body, caller }, models, projections) {
    const outcome = await models.rebuild(name);
    if (outcome === 'unknown_model') return NO_SUCH_MODEL;
    if (outcome === 'paused') return refuse('CONFLICT', 'It is paused: resume it before you rebuild it.');
    log.log({ msg: `Rebuild of ${name}: ${outcome}`, by: caller.userId, reason: body.reason });
    const row = await projections.row(name);
    return row === undefined ? NO_SUCH_MODEL : accepted(row);
  },
  answer: (_asked, row) => row,
});
