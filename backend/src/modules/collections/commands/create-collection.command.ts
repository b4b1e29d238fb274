import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
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
import { folderAnswer, folderView } from '../queries/folder-view';

export interface CreateCollectionRequest {
  readonly typed: CollectionContent;
  /** Null for the root. */
  readonly parentId: string | null;
  readonly public: boolean;
}

type CreatedCollection = CollectionContent & {
  readonly id: string;
  readonly parentId: string | null;
  readonly public: boolean;
};

/** Creates a folder for the user. Refused with INVALID or NOT_FOUND. */
export class CreateCollection extends ContextCommand<CreateCollectionRequest, CreatedCollection> {}

@CommandHandler(CreateCollection)
export class CreateCollectionHandler implements ICommandHandler<CreateCollection> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { typed, parentId, public: isPublic }, context }: CreateCollection) {
    const content = acceptContent(typed);
    if (isRefusal(content)) return content;
    const id = entityId(context, 'collection');
    const ownerId = askedByUser(context);
    const command = {
      type: 'CreateCollection',
      ownerId,
      collectionId: id,
      content,
      parentId,
      public: isPublic,
    } as const;
    const decided = await this.runner.run(collectionTreeDecider, ownerId, command, context);
    return isRefusal(decided) ? decided : accepted({ id, ...content, parentId, public: isPublic }, decided);
  }
}

class CreateCollectionBody extends createZodDto(
  z.strictObject({
    ...contentFields,
    parent_uid: z.string().max(100).nullish(),
    public: z.boolean().nullish(),
  }),
) {}

@Controller('api/topics/create-collection')
export class CreateCollectionEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Creates a folder.', answers: folderAnswer, status: 201 })
  post(@Body() body: CreateCollectionBody, @Context() context: Context) {
    const request = { typed: contentTyped(body), parentId: body.parent_uid ?? null, public: body.public ?? false };
    return this.send(new CreateCollection(request, context), {
      status: 201,
      body: ({ id, parentId, ...content }) =>
        folderView({ ...content, _id: id, parent_id: parentId, collect_emails: false }),
    });
  }
}
