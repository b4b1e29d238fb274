import { z } from 'zod';
import type { Remark } from '#events/research/remarks';
import type { ViewOf } from '#platform/http/answers/answer-schemas';

const sources = z.array(z.int().min(1)).describe('1-based indices into the sources; where it is said comes first.');
const day = z.iso.date();
const text = z.string();

const of = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, sources });

export const remarkAnswer = z
  .discriminatedUnion('kind', [
    of('takes_effect', { day }),
    of('exception', { day }),
    of('ends', { day }),
    of('due', { day }),
    of('happened', { day }),
    of('was', { quote: text, day: day.nullable() }),
    of('contradicts', { quote: text }),
    of('no_longer_holds', { day: day.nullable(), by: text }),
    of('part_ended', {
      words: text.describe('What of the line no longer holds: one contiguous piece of its claim.'),
      day: day.nullable(),
      by: text,
    }),
    of('depends_on', {
      act: text.describe('As its page calls it: `Executive Order 14257`.'),
      part: text.nullable(),
      day: day.nullable(),
      by: text.nullable(),
    }),
    of('paper', {
      paper: text.describe('`doi:10.1038/s41586-026-00001-1` or `arXiv:2601.01234`.'),
      preprint: z.boolean(),
    }),
    of('told_before', { quote: text }),
  ])
  .meta({ id: 'Remark' });

/** The return type makes the compiler check the answer against the event's remarks. */
export const remarkView = (remark: Remark): ViewOf<typeof remarkAnswer> => ({
  ...remark,
  sources: [...remark.sources],
});
