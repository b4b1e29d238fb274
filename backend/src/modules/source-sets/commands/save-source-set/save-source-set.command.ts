import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SourceSetContent } from '#events/source-sets/source-set.events';
import { isRefusal } from '#kernel/decider';
import { requireActingUser, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { acceptSourceSet } from '../../domain/source-set-draft';
import { sourceSetDecider } from '../../domain/source-set.decider';

export interface SaveSourceSetRequest {
  /** Null to create one. */
  readonly sourceSetId: string | null;
  readonly typed: SourceSetContent;
  /** Null leaves it as it is; a new one is private. */
  readonly isPublic: boolean | null;
}

export type SavedSourceSet = SourceSetContent & { readonly id: string; readonly isPublic: boolean };

/** Creates a Source Set for the user, or edits the one given by `sourceSetId`. Refused with INVALID or NOT_FOUND. */
export class SaveSourceSet extends ContextCommand<SaveSourceSetRequest, SavedSourceSet> {}

@CommandHandler(SaveSourceSet)
export class SaveSourceSetHandler implements ICommandHandler<SaveSourceSet> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { sourceSetId, typed, isPublic }, context }: SaveSourceSet) {
    const content = acceptSourceSet(typed);
    if (isRefusal(content)) return content;
    const id = sourceSetId ?? entityId(context, 'source-set');
    const type = sourceSetId === null ? 'CreateSourceSet' : 'ReviseSourceSet';
    const command = { type, sourceSetId: id, by: requireActingUser(context), content, isPublic } as const;
    const decided = await this.runner.run(sourceSetDecider, id, command, context);
    if (isRefusal(decided)) return decided;
    const { state } = decided;
    return accepted({ id, ...content, isPublic: state.status === 'active' && state.isPublic }, decided);
  }
}
