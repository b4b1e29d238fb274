import { z } from 'zod';
import type { BriefScope } from '#events/delivery/brief-scope';
import { refuse } from '#kernel/decider';
import { commandRoute } from '#platform/http/routes/command-route';
import { channelsDecider } from '../domain/channels.decider';

const body = z.strictObject({
  kind: z.enum(['tracker', 'collection']),
  id: z.string().min(1).max(100).nullable().describe('Null is the root, My Trackers.'),
  muted: z.boolean(),
});

const scopeOf = ({ kind, id }: z.output<typeof body>): BriefScope | null => {
  if (kind === 'collection') return { kind, collectionId: id };
  return id === null ? null : { kind, trackerId: id };
};

/** Leaves a tracker, or a folder that sends its updates as one, out of a channel, or includes it again. */
export const MuteChannel = commandRoute({
  method: 'put',
  path: 'api/common/channels/:id/muted',
  access: 'user',
  summary: 'Excludes a tracker or a folder from a channel, or includes it again.',
  body,
  decider: channelsDecider,
  decide: ({ params: { id: channelId }, body, caller: { userId } }) => {
    const scope = scopeOf(body);
    if (scope === null) return refuse('INVALID', 'Name the tracker.', [{ path: 'id', message: 'Name the tracker' }]);
    return [userId, { type: body.muted ? 'MuteChannel' : 'UnmuteChannel', userId, channelId, scope }];
  },
});
