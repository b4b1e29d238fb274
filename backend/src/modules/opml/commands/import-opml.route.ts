import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { TakesLargeJson } from '#platform/http/requests/body-kinds';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { importOpml } from './import-opml';

const MAX_BYTES = 10 * 1024 * 1024;
/** A text of that size as JSON, which escapes some of its characters. */
const BODY_LIMIT = '16mb';

const reportAnswer = z
  .strictObject({
    sets: z.array(z.strictObject({ id: z.string(), name: z.string(), created: z.boolean() })),
    trackers: z.array(z.string()).describe('Ids of the trackers that were created.'),
    lines: z.array(
      z.strictObject({
        line: z.int().describe('Of the file.'),
        text: z.string(),
        outcome: z
          .enum(['added', 'known', 'merged', 'left_out'])
          .describe('`merged`: another feed of a host that the set holds as a whole.'),
        set: z.string().nullable().describe('The Source Set it is in.'),
        reason: z.string().nullable().describe('Why it was left out.'),
        merged: z
          .strictObject({ host: z.string(), line: z.int() })
          .nullable()
          .describe('The host that the Source Set holds, and the line of the file that has it first.'),
      }),
    ),
    left: z.int().describe('Entries that were not read, because there are too many or they are nested too deeply.'),
  })
  .meta({ id: 'OpmlReport' });

export const ImportOpml = actionRoute({
  path: 'api/topics/opml',
  access: 'user',
  rateLimit: { kind: 'costly' },
  summary: 'Imports an OPML file: its folders as Source Sets, and trackers; says what became of each line.',
  body: z.strictObject({
    opml: z
      .string()
      .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, 'At most 10 MB.')
      .describe('The text of the file, at most 10 MB.'),
  }),
  decorators: [TakesLargeJson(BODY_LIMIT)],
  answers: reportAnswer,
  uses: [CommandBus, READ_STORE],
  act: ({ body: { opml }, context }, commands, reads) => importOpml({ commands, reads }, opml, context),
  answer: (_asked, { trackerIds: trackers, sets, lines, left }) => ({ sets, trackers, lines, left }),
});
