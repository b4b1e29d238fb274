import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Operation } from '../http/routes/operation';
import { Problem } from '../http/answers/problem';
import { listRequestOf, listQuery } from './list-request';
import { contentRange } from './content-range';
import { rowAnswer } from './row-answer';
import { Resources } from './resources';

class ListQuery extends createZodDto(listQuery) {}

/** Lists and rows by the conventions of ra-data-simple-rest. */
@Controller('api/admin/:resource')
export class ResourcesEndpoint {
  constructor(private readonly resources: Resources) {}

  @Get()
  @Operation({
    access: 'staff',
    summary: 'Rows of a resource, with their range and number in `Content-Range`. Personal fields are masked.',
    answers: z.array(rowAnswer),
  })
  async list(
    @Param('resource') name: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const resource = this.resources.named(name);
    const page = listRequestOf(query, resource.fields);
    const { rows, total } = await resource.list(page);
    response.setHeader('Content-Range', contentRange(name, page, rows.length, total));
    return rows;
  }

  @Get(':id')
  @Operation({ access: 'staff', summary: 'One row of a resource.', answers: rowAnswer })
  async get(@Param('resource') name: string, @Param('id') id: string) {
    const row = await this.resources.named(name).get(id);
    if (row === undefined) throw new Problem('NOT_FOUND', 'Nothing here has this id.');
    return row;
  }
}
