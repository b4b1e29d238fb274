import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import type { RunView } from '../run-view';

/** The newest runs of a tracker, newest first, for whoever may see the tracker. */
export class GetRuns extends Query<readonly RunView[] | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
