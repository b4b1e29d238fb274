import { z } from 'zod';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { readRoute } from '#platform/http/routes/read-route';
import { maskedField } from './masked-field';
import { maskFor } from './masked-value';
import { NO_SUCH_MODEL } from './projections';
import { Verifications } from './verifications';

const verifyAnswer = z
  .strictObject({
    position: z.number().int(),
    documents: z.number().int().describe('Documents of the live read model.'),
    differences: z.number().int(),
    first: z
      .array(
        z.strictObject({
          id: z.string(),
          kind: z.enum(['missing', 'extra', 'different']),
          fields: z
            .array(
              z.strictObject({
                name: z.string(),
                expected: z.string().nullable().describe('JSON of a replay of the log; null if it has no such field.'),
                found: z.string().nullable().describe('JSON of the read model; null if it has no such field.'),
              }),
            )
            .describe(
              'The fields that differ; of a missing or extra document, all. Texts that may be personal are masked.',
            ),
          equal: z.number().int().describe('How many other fields are equal.'),
        }),
      )
      .describe('The first differences.'),
  })
  .meta({ id: 'VerifyReport' });

export const VerifyProjection = readRoute({
  method: 'post',
  path: 'api/admin/projections/:name/verify',
  access: 'admin',
  summary: 'Replays the log beside a read model and compares them, document by document. Takes as long as a rebuild.',
  answers: verifyAnswer,
  uses: [Verifications, EVENT_CATEGORIES],
  async read({ params: { name } }, verifications, ofLog) {
    const report = await verifications.once(name);
    if (report === undefined) return NO_SUCH_MODEL;
    const { position, documents, differences, first, categories } = report;
    const mask = maskFor(ofLog, categories);
    return {
      position,
      documents,
      differences,
      first: first.map((each) => ({ ...each, fields: each.fields.map((field) => maskedField(field, mask)) })),
    };
  },
});
