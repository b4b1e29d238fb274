import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RestoreTrackers, trackersSettings } from '#modules/trackers/published';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { restoreCollection } from './restore-collection';

const restored = z.strictObject({ kind: z.enum(['tracker', 'collection']), id: z.string().min(1).max(100) });

export const RestoreDeleted = actionRoute({
  path: 'api/topics/restore',
  access: 'user',
  summary: 'Restores a deleted tracker, or a deleted folder with all it held.',
  body: restored,
  answers: restored,
  uses: [CommandBus, CommandRunner, trackersSettings.port],
  act: ({ body: { kind, id }, context }, commands, runner, plans) =>
    kind === 'tracker'
      ? commands.execute(new RestoreTrackers({ trackerIds: [id] }, context))
      : restoreCollection(runner, plans, id, context),
  answer: ({ body }) => body,
});
