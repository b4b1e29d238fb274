import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Operation } from '#platform/http/operation';
import { GetExecutiveOrders, executiveOrdersAnswer } from './executive-orders.query';

class ExecutiveOrdersParameters extends createZodDto(z.strictObject({ query: z.string().max(200).optional() })) {}

@Controller('api/topics/search-trackers/eo')
export class ExecutiveOrdersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'public',
    summary: 'The recorded executive orders, newest first, or those that match `query`.',
    answers: executiveOrdersAnswer,
  })
  get(@Query() { query = '' }: ExecutiveOrdersParameters) {
    return this.queries.execute(new GetExecutiveOrders(query));
  }
}
