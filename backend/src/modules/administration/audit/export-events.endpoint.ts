import { Body, Controller, Get, Inject, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { dayOf } from '#kernel/calendar';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { UnmaskUser } from '#modules/accounts/published';
import { EVENT_CATEGORIES, type EventCategories } from '#platform/area/event-categories';
import { listRequestOf, listQuery } from '#platform/administration/list-request';
import { reason } from '#platform/administration/reason';
import type { ResourceCondition, DeclaredFields } from '#platform/administration/resource';
import { CLOCK } from '#platform/clock';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { type Caller, SignedIn } from '#platform/http/access/caller';
import { Context } from '#platform/http/requests/context';
import { FileOperation } from '#platform/http/routes/file-operation';
import { orThrow } from '#platform/http/answers/problem';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { EventMask } from '../events/event-mask';
import { eventFieldsOf } from '../events/events.resource';
import { eventsToExport } from './events-to-export';
import { exportedLines } from './exported-lines';
import { type SigningKey, signingKey } from './seal';

class ExportQuery extends createZodDto(listQuery.pick({ filter: true })) {}
class ExportBody extends createZodDto(z.strictObject({ reason })) {}

interface ExportChoice {
  readonly filter: string;
  readonly where: readonly ResourceCondition[];
  /** Id of the user whose personal fields are shown. */
  readonly unmasked: string | null;
}

/** Events as a file that proves by itself that nobody changed it. */
@Controller('api/admin')
export class ExportEventsEndpoint {
  private readonly key: SigningKey;
  private readonly fields: DeclaredFields;

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(EVENT_STORE) private readonly log: EventStore,
    private readonly mask: EventMask,
    @Inject(EVENT_CATEGORIES) categories: EventCategories,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECRETS) { dataKey }: Secrets,
    private readonly commands: CommandBus,
  ) {
    this.key = signingKey(dataKey);
    this.fields = eventFieldsOf(categories);
  }

  @Get('events/export/jsonl')
  @FileOperation({
    access: 'admin',
    sensitive: true,
    summary: 'The events of a filter, oldest first, as a signed hash chain of JSON Lines. Personal fields are masked.',
    types: ['application/x-ndjson'],
  })
  export(
    @Query() { filter = '{}' }: ExportQuery,
    @SignedIn() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile {
    const { where } = listRequestOf({ filter }, this.fields);
    return this.file(caller, response, { filter, where, unmasked: null });
  }

  @Post('users/:id/export-events')
  @FileOperation({
    access: 'admin',
    inPerson: 'personal data',
    sensitive: true,
    summary:
      'The events that involve a user, as a signed hash chain of JSON Lines with their personal fields. Recorded with the reason.',
    types: ['application/x-ndjson'],
  })
  async exportPerson(
    @Param('id') userId: string,
    @Body() { reason: statedReason }: ExportBody,
    @Context() context: Context,
    @SignedIn() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    orThrow(await this.commands.execute(new UnmaskUser({ userId, statedReason }, context)));
    const filter = JSON.stringify({ person_id: userId });
    const { where } = listRequestOf({ filter }, this.fields);
    return this.file(caller, response, { filter, where, unmasked: userId });
  }

  private file(caller: Caller, response: Response, { filter, where, unmasked }: ExportChoice): StreamableFile {
    const at = this.clock.now().toISOString();
    const events = eventsToExport(this.reads, this.log, this.mask, where, unmasked);
    const lines = exportedLines({ at, by: caller.userId, filter, unmasked }, events, this.key);
    response.attachment(`events-${dayOf(at)}.jsonl`);
    return new StreamableFile(Readable.from(lines), { type: 'application/x-ndjson; charset=utf-8' });
  }
}
