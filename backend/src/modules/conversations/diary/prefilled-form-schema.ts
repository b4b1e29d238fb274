import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { PrefilledForm } from '../clauses/reading-of-kind';
import { amount, strengthSchema, whenFields } from './entry-schema';

const when = {
  ...whenFields,
  asks_time: z
    .boolean()
    .describe('Whether the message has a time that may or may not be this entry’s: a form asks for it.'),
};
const text = z.string().nullable();
const figure = z.number().nullable();

/** The fields for the form of one kind of entry: those that the message does not plainly state are null. */
export const prefilledFormAnswer = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('stool'),
      bristol: figure,
      count: figure,
      blood: z.boolean().nullable(),
      ...when,
    }),
    z.strictObject({ kind: z.literal('pain'), strength: figure, where: text, ...when }),
    z.strictObject({ kind: z.literal('symptom'), what: text, strength: strengthSchema, ...when }),
    z.strictObject({ kind: z.literal('meal'), what: text, amount, ...when }),
    z.strictObject({ kind: z.literal('drink'), what: text, amount, ...when }),
    z.strictObject({ kind: z.literal('medication'), name: text, dose: text, ...when }),
    z.strictObject({ kind: z.literal('sleep'), minutes: figure, ...when }),
    z.strictObject({ kind: z.literal('mood'), what: text, strength: figure, ...when }),
  ])
  .meta({ id: 'DiaryEntryBegun' });

export const prefilledFormView = ({
  offsetMinutes: offset_minutes,
  asksTime: asks_time,
  ...begun
}: PrefilledForm): ViewOf<typeof prefilledFormAnswer> => ({ ...begun, offset_minutes, asks_time });
