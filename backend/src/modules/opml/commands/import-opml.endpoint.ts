import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { ImportOpml } from './import-opml.command';

const MAX_BYTES = 10 * 1024 * 1024;

class ImportOpmlBody extends createZodDto(
  z.strictObject({
    opml: z
      .string()
      .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, 'At most 10 MB.')
      .describe('The text of the file, at most 10 MB.'),
  }),
) {}

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

@Controller('api/topics/opml')
export class ImportOpmlEndpoint extends CommandEndpoint {
  @Post()
  @RateLimit('costly', 'opml')
  @Operation({
    access: 'user',
    summary: 'Imports an OPML file: its folders as Source Sets, and trackers; says what became of each line.',
    answers: reportAnswer,
  })
  post(@Body() { opml }: ImportOpmlBody, @Context() context: Context) {
    return this.send(new ImportOpml({ opml }, context), {
      body: ({ trackerIds, sets, lines, left }) => ({
        sets,
        trackers: trackerIds,
        lines: lines.map((line) => ({ ...line })),
        left,
      }),
    });
  }
}
