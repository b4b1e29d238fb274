import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { LineFound } from './lines-found';

/** A published line about what was asked for, with its place on its tracker's page. */
export const foundLineAnswer = z
  .strictObject({
    claim_id: z.string().nullable().describe('Null for a line that a model wrote.'),
    update_id: z.string().nullable().describe('The update that told it; null if the overview has it.'),
    text: z.string().describe('Cut around the words if it is long.'),
    marks: z
      .array(z.strictObject({ from: z.int(), to: z.int() }))
      .describe('Where the words that were asked for stand in the text, in UTF-16 code units.'),
    host: z.string().describe('Of its source.'),
    day: z.iso.date().nullable().describe('Of its source or, without one, of its update; null if neither is known.'),
  })
  .meta({ id: 'FoundLine' });

export const foundLineView = ({ claimId, updateId, marked, host, day }: LineFound): ViewOf<typeof foundLineAnswer> => ({
  claim_id: claimId,
  update_id: updateId,
  text: marked.text,
  marks: marked.marks.map(({ from, to }) => ({ from, to })),
  host,
  day,
});
