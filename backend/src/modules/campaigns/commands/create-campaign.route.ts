import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { actionRoute } from '#platform/http/routes/action-route';
import { DEFAULT_ITEMS } from '../domain/campaign';
import { CreateCampaign } from './create-campaign.command';

const text = z.string().max(10_000);

export const CreateCampaignRoute = actionRoute({
  path: 'api/topics/create-campaign',
  access: 'user',
  summary: 'Creates a folder for a candidate, with one tracker for each item: all of them, or nothing.',
  body: z.strictObject({
    name: text.describe('Of the candidate.'),
    url: text.nullish().describe('The campaign’s own site.'),
    addons: z
      .array(text)
      .max(100)
      .nullish()
      .describe(`What is tracked, one to five items; absent: ${DEFAULT_ITEMS.join(', ')}.`),
  }),
  answers: z.strictObject({ tracker_uids: z.array(z.string()), collection_uid: z.string() }),
  uses: [CommandBus],
  act: ({ body: { name, url, addons }, context }, commands) =>
    commands.execute(new CreateCampaign({ name, url: url ?? null, items: addons ?? null }, context)),
  answer: (_asked, { trackerIds, collectionId }) => ({ tracker_uids: trackerIds, collection_uid: collectionId }),
});
