import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { DEFAULT_ITEMS } from '../domain/campaign';
import { CreateCampaign } from './create-campaign.command';

const text = z.string().max(10_000);

class CreateCampaignBody extends createZodDto(
  z.strictObject({
    name: text.describe('Of the candidate.'),
    url: text.nullish().describe('The campaign’s own site.'),
    addons: z
      .array(text)
      .max(100)
      .nullish()
      .describe(`What is tracked, one to five items; absent: ${DEFAULT_ITEMS.join(', ')}.`),
  }),
) {}

@Controller('api/topics/create-campaign')
export class CreateCampaignEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Creates a folder for a candidate, with one tracker for each item: all of them, or nothing.',
    answers: z.strictObject({ tracker_uids: z.array(z.string()), collection_uid: z.string() }),
  })
  post(@Body() { name, url, addons }: CreateCampaignBody, @Context() context: Context) {
    return this.send(new CreateCampaign({ name, url: url ?? null, items: addons ?? null }, context), {
      body: ({ trackerIds, collectionId }) => ({ tracker_uids: [...trackerIds], collection_uid: collectionId }),
    });
  }
}
