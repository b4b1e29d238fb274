import { Query } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Refusal } from '../../../../kernel/decider';
import type { ViewOf } from '../../../../platform/http/answers';
import type { Caller } from '../../../../platform/http/caller';
import { runAnswer } from '../run-view';

export const runWithDocumentsAnswer = runAnswer
  .extend({
    documents: z
      .array(
        z.strictObject({
          url: z.string().describe('The address it was found at.'),
          title: z.string(),
          outcome: z.enum(['told', 'evidence', 'left_out', 'known', 'unreachable']),
          reason: z.string(),
        }),
      )
      .describe('Every page that the run considered, once; empty until it is over.'),
  })
  .meta({ id: 'RunWithDocuments' });

export type RunWithDocuments = ViewOf<typeof runWithDocumentsAnswer>;

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
