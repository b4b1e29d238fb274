import { Controller, Get, Inject, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { dayOf } from '#kernel/calendar';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import { csvFile } from '../export/csv-file';
import { FileOperation } from '../http/routes/file-operation';
import { listRequestOf, listQuery } from './list-request';
import type { ListRequest, Resource, Row } from './resource';
import { Resources } from './resources';

class CsvQuery extends createZodDto(listQuery.omit({ range: true })) {}

/** Rows read at once. */
const ROWS_PER_PAGE = 1000;

async function* allRows(resource: Resource, request: ListRequest): AsyncGenerator<Row> {
  for (let skip = 0; ; skip += ROWS_PER_PAGE) {
    const { rows } = await resource.list({ ...request, skip, limit: ROWS_PER_PAGE });
    yield* rows;
    if (rows.length < ROWS_PER_PAGE) return;
  }
}

/** A filtered list as a file. */
@Controller('api/admin/:resource/export')
export class CsvEndpoint {
  constructor(
    private readonly resources: Resources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('csv')
  @FileOperation({
    access: 'staff',
    summary: 'All rows of a resource that meet the filter, as CSV. Personal fields are masked.',
    types: ['text/csv'],
  })
  export(
    @Param('resource') name: string,
    @Query() query: CsvQuery,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile {
    const resource = this.resources.named(name);
    const rows = allRows(resource, listRequestOf(query, resource.fields));
    response.attachment(`${name}-${dayOf(this.clock.now().toISOString())}.csv`);
    return new StreamableFile(csvFile(rows), { type: 'text/csv; charset=utf-8' });
  }
}
