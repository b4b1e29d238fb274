import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import type { Remark } from '#events/research/remarks';

const sources = z.array(z.int().min(1)).describe('1-based indices into the sources; where it is said comes first.');
const day = z.iso.date();
const text = z.string();
const act = text.describe('As its page calls it: `Executive Order 14257`.');

const of = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, sources });

/** The remarks on a line. */
export const remarkAnswer = z
  .discriminatedUnion('kind', [
    of('takes_effect', { day }),
    of('exception', { day: day.nullable() }),
    of('ends', { day }),
    of('due', { day, thing: text.nullable() }),
    of('exists', { day }),
    of('condition', { day }),
    of('happened', { day }),
    of('as_of', { day }),
    of('told_later', { day }),
    of('amount_not_stated', {}),
    of('was', { quote: text, day: day.nullable() }),
    of('contradicts', { quote: text, act: act.nullable() }),
    of('no_longer_holds', { day: day.nullable(), by: text }),
    of('depends_on', { act, part: text.nullable(), day: day.nullable(), by: text.nullable() }),
    of('rests_on', { act, partly: z.boolean() }),
    of('modified', { act, by: act }),
    of('spares', {}),
    of('titled', { act, title: text }),
    of('continued', { act, title: text }),
    of('same_day', { title: text.nullable() }),
    of('limit', {}),
    of('definition', { term: text }),
    of('paper', {
      paper: text.describe('`doi:10.1038/s41586-026-00001-1` or `arXiv:2601.01234`.'),
      preprint: z.boolean(),
    }),
    of('told_before', { quote: text }),
    of('also_concerns', { title: text }),
    of('same_for', { act, title: text.nullable() }),
    of('list_goes_on', {}),
    of('as_written', { quote: text }),
  ])
  .meta({ id: 'Remark' });

/** The compiler holds the answer to the event's remarks. */
export const remarkView = (remark: Remark): ViewOf<typeof remarkAnswer> => ({
  ...remark,
  sources: [...remark.sources],
});
