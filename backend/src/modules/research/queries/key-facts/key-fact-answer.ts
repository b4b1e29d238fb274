import { z } from 'zod';
import { KEY_FACT_QUALIFIERS } from '#events/research/ledger.events';
import { checkedSource } from '../source-view';

export const keyFactValue = z
  .union([z.string(), z.number(), z.boolean()])
  .nullable()
  .describe('Percent, US dollars, a count, yes or no, a text or a date in words; null if unknown.');

const qualifierAnswer = z
  .enum(KEY_FACT_QUALIFIERS)
  .nullable()
  .describe('How the source limits the value: `over 253,000 miles`; null if it is exact.');

/** The reading behind the shown value. */
export const keyFactReadAnswer = z
  .strictObject({
    as_of: z.iso.date().describe('The day of the source.'),
    year: z.int().nullable().describe('The year of which the value is; null if its source names none.'),
    qualifier: qualifierAnswer,
    written: z.string().describe('The value in the source’s words.'),
    was: keyFactValue.describe('The value before; null if there was none.'),
    was_qualifier: qualifierAnswer.describe('Likewise of the value before.'),
    was_year: z.int().nullable().describe('The year of which that was, likewise.'),
    source: checkedSource,
    series: z
      .array(z.strictObject({ as_of: z.iso.date(), value: z.number() }))
      .describe('The numbers read so far, oldest first, at most 60.'),
  })
  .meta({ id: 'KeyFactRead' });
