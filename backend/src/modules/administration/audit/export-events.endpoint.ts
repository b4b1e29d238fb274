import { Controller, Get, Inject, Query, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import type { Clock } from '#kernel/clock';
import { askedOf, listQuery } from '#platform/administration/asked';
import { CLOCK } from '#platform/clock';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { type Caller, SignedIn } from '#platform/http/caller';
import { FileOperation } from '#platform/http/file-operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { eventFields } from '../events/events.resource';
import { eventsToExport } from './events-to-export';
import { exportedLines } from './exported-lines';
import { type SigningKey, signingKey } from './seal';

class ExportQuery extends createZodDto(listQuery.pick({ filter: true })) {}

/** The events of a filter as a file that proves by itself that nobody changed it. */
@Controller('api/admin/events/export')
export class ExportEventsEndpoint {
  private readonly key: SigningKey;

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(EVENT_STORE) private readonly log: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECRETS) { dataKey }: Secrets,
  ) {
    this.key = signingKey(dataKey);
  }

  @Get('jsonl')
  @FileOperation({
    access: 'admin',
    sensitive: true,
    summary: 'The events of a filter, oldest first, as a signed hash chain of JSON Lines. Personal fields are masked.',
    types: ['application/x-ndjson'],
  })
  export(
    @Query() query: ExportQuery,
    @SignedIn() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile {
    const { where } = askedOf(query, eventFields);
    const at = this.clock.now().toISOString();
    const events = eventsToExport(this.reads, this.log, where);
    const lines = exportedLines({ at, by: caller.userId, filter: query.filter ?? '{}' }, events, this.key);
    response.attachment(`events-${at.slice(0, 10)}.jsonl`);
    return new StreamableFile(Readable.from(lines), { type: 'application/x-ndjson; charset=utf-8' });
  }
}
