import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { sourceSetDecider } from '../domain/source-set.decider';

/** Adds bare host names to one of the user's Source Sets. Refused with NOT_FOUND, or INVALID beyond its limit. */
export class ExtendSourceSet extends ContextCommand<
  { readonly sourceSetId: string; readonly domains: readonly string[] },
  { readonly domainsBefore: readonly string[] }
> {}

@CommandHandler(ExtendSourceSet)
export class ExtendSourceSetHandler implements ICommandHandler<ExtendSourceSet> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { sourceSetId, domains }, context }: ExtendSourceSet) {
    const command = { type: 'ExtendSourceSet', sourceSetId, by: requireActingUser(context), domains } as const;
    const before = await this.runner.commandHistory.of(sourceSetDecider, sourceSetId, command.type, context);
    const decided = await this.runner.run(sourceSetDecider, sourceSetId, command, context);
    if (isRefusal(decided)) return decided;
    const { stateBefore } = before;
    return accepted({ domainsBefore: stateBefore.status === 'active' ? stateBefore.content.domains : [] }, decided);
  }
}
