import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { acceptTags } from '../../domain/tags';
import { tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { askedByUser } from '../asked-by';
import { UpdateTags } from './update-tags.command';

@CommandHandler(UpdateTags)
export class UpdateTagsHandler implements ICommandHandler<UpdateTags> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ trackerId, titles, context }: UpdateTags) {
    const by = askedByUser(context);
    const tags = acceptTags(titles, by);
    if (isRefusal(tags)) return tags;
    const decided = await this.runner.run(tracker, trackerStream(trackerId), { type: 'SetTags', by, tags }, context);
    return isRefusal(decided) ? decided : { result: { tags }, position: decided.position };
  }
}
