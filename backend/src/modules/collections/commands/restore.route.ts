import { RestoreTrackers } from '#modules/trackers/published';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { actionRoute } from '#platform/http/routes/action-route';
import { RestoreCollection } from './restore-collection.command';

const restored = z.strictObject({ kind: z.enum(['tracker', 'collection']), id: z.string().min(1).max(100) });

export const RestoreDeleted = actionRoute({
  path: 'api/topics/restore',
  access: 'user',
  summary: 'Restores a deleted tracker, or a deleted folder with all it held.',
  body: restored,
  answers: restored,
  uses: [CommandBus],
  act: ({ body: { kind, id }, context }, commands) =>
    commands.execute(
      kind === 'tracker'
        ? new RestoreTrackers({ trackerIds: [id] }, context)
        : new RestoreCollection({ collectionId: id }, context),
    ),
  answer: ({ body }) => body,
});
