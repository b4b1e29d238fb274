import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '../../../../kernel/decider';
import { entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { StoreUnreachable } from '../../../../platform/event-store/event-store';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { acceptSourceSet } from '../../domain/source-set-draft';
import { sourceSet } from '../../domain/source-set.decider';
import { sourceSetStream } from '../../domain/source-set.events';
import { ownerIn } from '../owner-in';
import { SaveSourceSet } from './save-source-set.command';

const MAX_SOURCE_SETS = 100;

@CommandHandler(SaveSourceSet)
export class SaveSourceSetHandler implements ICommandHandler<SaveSourceSet> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ sourceSetId, typed, context }: SaveSourceSet) {
    const content = acceptSourceSet(typed);
    if (isRefusal(content)) return content;
    const id = sourceSetId ?? entityId(context, 'source-set');
    const by = ownerIn(context);
    const tooMany = sourceSetId === null ? await this.noRoom(by, id) : null;
    if (tooMany !== null) return tooMany;
    const type = sourceSetId === null ? 'CreateSourceSet' : 'ReviseSourceSet';
    const command = { type, sourceSetId: id, by, content } as const;
    const decided = await this.runner.run(sourceSet, sourceSetStream(id), command, context);
    return isRefusal(decided) ? decided : { result: { id, ...content }, position: decided.position };
  }

  /**
   * All of somebody's Source Sets are answered at once, so that their number is bounded. It is counted in the read model:
   * a crowd of requests may pass it by those under way, once.
   */
  private async noRoom(ownerId: string, sourceSetId: string): Promise<Refusal | null> {
    const madeBefore = (await this.runner.history(sourceSetStream(sourceSetId))).length > 0;
    if (madeBefore || (await this.countOf(ownerId)) < MAX_SOURCE_SETS) return null;
    const message = `At most ${MAX_SOURCE_SETS} Source Sets. Please delete one that you no longer use`;
    return refuse('INVALID', message, [{ path: 'name', message }]);
  }

  /** Nothing while documents cannot be reached: commands are taken all the same. */
  private async countOf(ownerId: string): Promise<number> {
    try {
      return await this.reads.count('source-sets', { owner_id: ownerId });
    } catch (error) {
      if (error instanceof StoreUnreachable) return 0;
      throw error;
    }
  }
}
