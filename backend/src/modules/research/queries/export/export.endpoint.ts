import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { FileOperation } from '#platform/http/file-operation';
import { found } from '#platform/http/problem';
import { csvOf } from './csv';
import type { Evidence } from './evidence';
import { ExportEvidence } from './export.query';
import { jsonOf } from './json';
import { markdownOf } from './markdown';

const formats = {
  json: { type: 'application/json; charset=utf-8', write: (evidence: Evidence) => Readable.from(jsonOf(evidence)) },
  md: { type: 'text/markdown; charset=utf-8', write: (evidence: Evidence) => Readable.from(markdownOf(evidence)) },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
} as const;

class ExportParameters extends createZodDto(
  z.strictObject({ format: z.enum(['json', 'md', 'csv']).default('json').describe('JSON, Markdown or CSV.') }),
) {}

const LONGEST_NAME = 60;

/** `tariffs-on-steel-2026-11-21.csv`: letters and digits of any script. */
const fileName = ({ title, exportedAt }: Evidence, format: string): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tracker'];
  return `${words.join('-').slice(0, LONGEST_NAME)}-${exportedAt.slice(0, 10)}.${format}`;
};

@Controller('api/topics/tracker')
export class ExportEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/export')
  @FileOperation({
    access: 'optional',
    summary: 'All claims of a tracker with their quotes, newest first, as a file.',
    types: ['application/json', 'text/markdown', 'text/csv'],
  })
  async get(
    @Param('id') trackerId: string,
    @Query() { format }: ExportParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    const evidence = found(await this.queries.execute(new ExportEvidence(trackerId, caller)));
    const { type, write } = formats[format];
    response.attachment(fileName(evidence, format));
    return new StreamableFile(write(evidence), { type });
  }
}
