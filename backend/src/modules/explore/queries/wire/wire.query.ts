import { Query } from '@nestjs/cqrs';
import { z } from 'zod';
import { type ViewOf, timeAnswer } from '../../../../platform/http/answers';
import { lineKindAnswer, sourceAnswer } from '../../../research/queries/source-view';

export const wireLineAnswer = z
  .strictObject({
    tracker_id: z.string(),
    display_title: z.string(),
    kind: lineKindAnswer,
    text: z.string(),
    was: z
      .string()
      .exactOptional()
      .describe('The earlier value or claim; on every changed and contradicted line, never on a new one.'),
    source: sourceAnswer,
    at: timeAnswer,
  })
  .meta({ id: 'WireLine' });

export type WireLine = ViewOf<typeof wireLineAnswer>;

/** The newest verified lines of public trackers. */
export class GetWire extends Query<readonly WireLine[]> {}
