import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { EDITOR_CHOICES } from '#events/trackers/tracker-settings';
import { isRefusal } from '#kernel/decider';
import { SECOND_MS } from '#kernel/durations';
import { MAX_TRACKER_DESCRIPTION } from '#kernel/limits';
import { CreateTracker, OFFERED_FREQUENCIES } from '#modules/trackers/published';
import { isStaff } from '#platform/http/access/caller';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import { type Tool, tool } from '../tool';
import { folderId } from './asking-tools';

const PATIENCE_MS = SECOND_MS;

export const createTrackerTool = (commands: CommandBus, progress: ReadModelProgress): Tool =>
  tool({
    name: 'create_tracker',
    title: 'Create a tracker',
    description: 'Begins to track a topic: its sources are read at once, and then as often as is asked.',
    input: z.object({
      description: z
        .string()
        .trim()
        .min(1)
        .max(MAX_TRACKER_DESCRIPTION)
        .describe('What to track, in a sentence or two.'),
      frequency: z.enum(OFFERED_FREQUENCIES).default('week'),
      domains: z
        .array(z.string().max(300))
        .max(100)
        .default([])
        .describe('The only hosts to read, such as www.whitehouse.gov; none: wherever the topic is found.'),
      editor: z
        .enum(EDITOR_CHOICES)
        .default('auto')
        .describe(
          'Who chooses what is told: rules, or a model where one is set up; auto: as the installation is set up.',
        ),
      folder_id: folderId.describe('As list_folders gives it; null for the root.'),
    }),
    writes: true,
    async run({ description, frequency, domains, editor, folder_id: parentId }, { caller, context }) {
      const draft = { description, frequency, model: null, domains, keyFacts: null, editor, parentId };
      const created = await commands.execute(new CreateTracker({ draft, asStaff: isStaff(caller) }, context));
      if (isRefusal(created)) return created;
      const { position, categories } = created.written;
      await progress.waitFor({ position, categories: new Set(categories) }, PATIENCE_MS);
      const { trackerId } = created.result;
      return {
        text: `The tracker was created, and its first run has begun: tracker_id ${trackerId}.`,
        data: { tracker_id: trackerId },
        isFromWeb: false,
      };
    },
  });
