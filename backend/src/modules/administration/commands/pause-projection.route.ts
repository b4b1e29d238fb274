import { isRefusal } from '#kernel/decider';
import { reasonBody } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { projectionDecider } from '../domain/projection.decider';
import { NO_SUCH_PROJECTION, Projections } from '../projections/projections';

const route = (method: 'pause' | 'resume', summary: string) =>
  actionRoute({
    path: `api/admin/projections/:name/${method}`,
    access: 'admin',
    summary,
    body: reasonBody,
    answers: null,
    uses: [CommandRunner, Projections],
    async act({ params: { name: projection }, body: { reason }, context }, runner, projections) {
      if ((await projections.standsAt(projection)) === undefined) return NO_SUCH_PROJECTION;
      const type = method === 'pause' ? 'PauseProjection' : 'ResumeProjection';
      const decided = await runner.run(projectionDecider, projection, { type, projection, reason }, context);
      if (isRefusal(decided)) return decided;
      await projections.applyInterventions(projection);
      return accepted(null, decided);
    },
  });

/** Repeating either has no effect. Refused with NOT_FOUND. */
export const PauseProjection = route(
  'pause',
  'Pauses a read model or reactor until it is resumed; repeating it has no effect.',
);

export const ResumeProjection = route(
  'resume',
  'Has a paused read model or reactor go on where it stood; repeating it has no effect.',
);
