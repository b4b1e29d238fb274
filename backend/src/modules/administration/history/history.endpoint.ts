import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { listRequestOf, listQuery } from '#platform/administration/list-request';
import { contentRange } from '#platform/administration/content-range';
import { rowAnswer } from '#platform/administration/row-answer';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { trackers } from '#modules/trackers/published';
import { EventMask } from '../events/event-mask';
import { trackerAsOf } from './as-of';
import { asOfAnswer } from './as-of-answer';
import { historyFields } from './history-fields';
import { listHistory } from './history-rows';

class ListQuery extends createZodDto(listQuery) {}

const POSITION = /^\d{1,15}$/;

/** The history of a tracker, and its state at any time, from the log. */
@Controller('api/admin/trackers/:id')
export class TrackerHistoryEndpoint {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(EVENT_STORE) private readonly log: EventStore,
    private readonly mask: EventMask,
  ) {}

  @Get('history')
  @Operation({
    access: 'staff',
    summary:
      'The events of a tracker, and of impersonations under which it was changed, newest first, each with what it did in a few words and its run.',
    answers: z.array(rowAnswer),
  })
  async history(
    @Param('id') trackerId: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const tracker = await this.reads.get(trackers, trackerId);
    if (tracker === undefined) throw new Problem('NOT_FOUND', 'This tracker does not exist.');
    const request = listRequestOf(query, historyFields);
    const { rows, total } = await listHistory(this.reads, this.log, this.mask, tracker, request);
    response.setHeader('Content-Range', contentRange('history', request, rows.length, total));
    return rows;
  }

  @Get('as-of/:position')
  @Operation({
    access: 'staff',
    summary: 'A tracker as it was after one of its events, folded from the log, and the fields that the event changed.',
    answers: asOfAnswer,
  })
  async asOf(@Param('id') trackerId: string, @Param('position') position: string) {
    const tracker = await this.reads.get(trackers, trackerId);
    const asOf =
      tracker !== undefined && POSITION.test(position)
        ? await trackerAsOf(this.reads, this.log, this.mask, tracker, Number(position))
        : undefined;
    if (asOf === undefined) throw new Problem('NOT_FOUND', 'This tracker has no event at this position.');
    return asOf;
  }
}
