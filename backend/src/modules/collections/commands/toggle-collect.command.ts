import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** Sends the updates of a folder's trackers in one email, or separately again. Refused with NOT_FOUND. */
export class ToggleCollect extends ContextCommand<{
  /** Null for the root. */
  readonly collectionId: string | null;
  readonly combined: boolean;
}> {}

export const ToggleCollectHandler = decidedBy(collectionTreeDecider, ToggleCollect, ({ request, context }) => {
  const ownerId = askedByUser(context);
  const { collectionId, combined } = request;
  return [ownerId, { type: combined ? 'CombineEmails' : 'SeparateEmails', ownerId, collectionId }];
});

class ToggleCollectBody extends createZodDto(
  z.strictObject({
    collect_emails: z.boolean(),
    collection_uid: z.string().min(1).max(100).nullable().describe('Null for the root.'),
  }),
) {}

const collectAnswer = z.strictObject({ collect_emails: z.boolean() });

@Controller('api/topics/toggle-collect')
export class ToggleCollectEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Whether the updates of a folder’s trackers are sent in one email.',
    answers: collectAnswer,
  })
  post(@Body() body: ToggleCollectBody, @Context() context: Context) {
    const request = { collectionId: body.collection_uid, combined: body.collect_emails };
    return this.send(new ToggleCollect(request, context), { body: () => ({ collect_emails: body.collect_emails }) });
  }
}
