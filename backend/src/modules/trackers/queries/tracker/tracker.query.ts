import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import type { TrackerView } from './tracker-view';

/** A tracker with what it says today, for whoever may see it. */
export class GetTracker extends Query<TrackerView | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
