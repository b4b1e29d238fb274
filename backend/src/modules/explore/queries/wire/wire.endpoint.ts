import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Operation } from '#platform/http/operation';
import { GetWire, wireLineAnswer } from './wire.query';

@Controller('api/topics/wire')
export class GetWireEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'public',
    summary: 'The newest verified lines of public trackers.',
    answers: z.array(wireLineAnswer),
  })
  get() {
    return this.queries.execute(new GetWire());
  }
}
