import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { acceptSourceSet } from '../../domain/source-set-draft';
import { sourceSet } from '../../domain/source-set.decider';
import { sourceSetStream } from '../../domain/source-set.events';
import { ownerIn } from '../owner-in';
import { SaveSourceSet } from './save-source-set.command';

@CommandHandler(SaveSourceSet)
export class SaveSourceSetHandler implements ICommandHandler<SaveSourceSet> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ sourceSetId, typed, context }: SaveSourceSet) {
    const content = acceptSourceSet(typed);
    if (isRefusal(content)) return content;
    const id = sourceSetId ?? entityId(context, 'source-set');
    const type = sourceSetId === null ? 'CreateSourceSet' : 'ReviseSourceSet';
    const command = { type, sourceSetId: id, by: ownerIn(context), content } as const;
    const decided = await this.runner.run(sourceSet, sourceSetStream(id), command, context);
    return isRefusal(decided) ? decided : { result: { id, ...content }, position: decided.position };
  }
}
