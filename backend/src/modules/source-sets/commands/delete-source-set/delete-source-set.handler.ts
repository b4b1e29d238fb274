import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { sourceSet } from '../../domain/source-set.decider';
import { sourceSetStream } from '../../domain/source-set.events';
import { ownerIn } from '../owner-in';
import { DeleteSourceSet } from './delete-source-set.command';

@CommandHandler(DeleteSourceSet)
export class DeleteSourceSetHandler implements ICommandHandler<DeleteSourceSet> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ sourceSetId, context }: DeleteSourceSet) {
    const command = { type: 'DeleteSourceSet', sourceSetId, by: ownerIn(context) } as const;
    const decided = await this.runner.run(sourceSet, sourceSetStream(sourceSetId), command, context);
    return isRefusal(decided) ? decided : { result: null, position: decided.position };
  }
}
