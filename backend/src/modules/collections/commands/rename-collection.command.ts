import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { acceptContent } from '../domain/collection-content';
import { contentFields, contentTyped } from './content.body';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import type { CollectionContent } from '#events/collections/collection-tree.events';

/** Edits the name and description of one of the user's folders. Refused with INVALID or NOT_FOUND. */
export class RenameCollection extends ContextCommand<
  { readonly collectionId: string; readonly typed: CollectionContent },
  CollectionContent
> {}

@CommandHandler(RenameCollection)
export class RenameCollectionHandler implements ICommandHandler<RenameCollection> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { collectionId, typed }, context }: RenameCollection) {
    const content = acceptContent(typed);
    if (isRefusal(content)) return content;
    const ownerId = askedByUser(context);
    const command = { type: 'RenameCollection', ownerId, collectionId, content } as const;
    const decided = await this.runner.run(collectionTreeDecider, ownerId, command, context);
    return isRefusal(decided) ? decided : accepted(content, decided);
  }
}

const renamedAnswer = z.strictObject({ id: z.string(), name: z.string(), description: z.string() });

class RenameCollectionBody extends createZodDto(z.strictObject({ id: z.string().min(1).max(100), ...contentFields })) {}

@Controller('api/topics/rename-collection')
export class RenameCollectionEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Edits a folder’s name and description.', answers: renamedAnswer })
  post(@Body() body: RenameCollectionBody, @Context() context: Context) {
    return this.send(new RenameCollection({ collectionId: body.id, typed: contentTyped(body) }, context), {
      body: (content) => ({ id: body.id, ...content }),
    });
  }
}
