import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { GetWire, wireLineAnswer } from './wire.query';

@Controller('api/topics/wire')
export class GetWireEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('public')
  @Answers(z.array(wireLineAnswer))
  get() {
    return this.queries.execute(new GetWire());
  }
}
