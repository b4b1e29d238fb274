import { Controller, Get, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { type Caller, SignedIn } from '#platform/http/caller';
import { FileOperation } from '#platform/http/file-operation';
import { writeOpml } from '../write-opml';
import { ExportOpml } from './export-opml.query';

@Controller('api/topics/opml')
export class ExportOpmlEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @FileOperation({
    access: 'user',
    summary: 'The caller’s Source Sets, and trackers with the secret addresses of their feeds, as OPML 2.0.',
    types: ['text/x-opml'],
  })
  async get(@SignedIn() caller: Caller, @Res({ passthrough: true }) response: Response) {
    const exported = await this.queries.execute(new ExportOpml(caller.userId));
    response.attachment(`${exported.title.toLowerCase()}-${exported.at.toISOString().slice(0, 10)}.opml`);
    response.type('text/x-opml; charset=utf-8');
    return writeOpml(exported);
  }
}
