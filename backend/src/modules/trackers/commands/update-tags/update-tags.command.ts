import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { acceptTags } from '../../domain/tags';
import { trackerDecider } from '../../domain/tracker.decider';
import type { Tag } from '#events/trackers/tracker.events';

export interface UpdateTagsRequest {
  readonly trackerId: string;
  readonly titles: readonly string[];
}

/** Replaces the tags of one of the user's trackers. */
export class UpdateTags extends ContextCommand<UpdateTagsRequest, { readonly tags: readonly Tag[] }> {}

@CommandHandler(UpdateTags)
export class UpdateTagsHandler implements ICommandHandler<UpdateTags> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { trackerId, titles }, context }: UpdateTags) {
    const by = askedByUser(context);
    const tags = acceptTags(titles, by);
    if (isRefusal(tags)) return tags;
    const decided = await this.runner.run(trackerDecider, trackerId, { type: 'SetTags', by, tags }, context);
    return isRefusal(decided) ? decided : accepted({ tags }, decided);
  }
}
