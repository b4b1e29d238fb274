import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { reason } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { projectionDecider } from '../domain/projection.decider';
import { NO_SUCH_PROJECTION, Projections } from '../projections/projections';

/**
 * Lets a read model or reactor leave out the event at which it stands; repeating it has no effect. Refused with NOT_FOUND,
 * or with CONFLICT if it has not stopped at this event.
 */
export const SkipEvent = actionRoute({
  path: 'api/admin/projections/:name/skip',
  access: 'admin',
  summary:
    'Makes a read model or reactor skip the event at which it stopped. A rebuild tries the event again, and skips it only if it still cannot handle it.',
  body: z.strictObject({ event_id: z.string().max(100), reason }),
  answers: null,
  uses: [CommandRunner, Projections],
  async act({ params: { name: projection }, body: { event_id: eventId, reason }, context }, runner, projections) {
    const standsAt = await projections.standsAt(projection);
    if (standsAt === undefined) return NO_SUCH_PROJECTION;
    const leftBehind = await projections.undoneWork(projection);
    const skip = { type: 'SkipEvent', projection, eventId, reason, standsAt, leftBehind } as const;
    const skipped = await runner.run(projectionDecider, projection, skip, context);
    if (isRefusal(skipped)) return skipped;
    await projections.applyInterventions(projection);
    return accepted(null, skipped);
  },
});
