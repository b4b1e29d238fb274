import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import type { ConsideredDocument } from '../../domain/research.events';
import type { RunView } from '../run-view';

export interface RunWithDocuments extends RunView {
  /** Every page that the run considered, once; empty until it is over. */
  readonly documents: readonly ConsideredDocument[];
}

/** One run with its log, for whoever may see the tracker. */
export class GetRun extends Query<RunWithDocuments | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly runId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
