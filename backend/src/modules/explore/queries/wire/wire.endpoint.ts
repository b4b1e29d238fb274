import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access';
import { GetWire } from './wire.query';

@Controller('api/topics/wire')
export class GetWireEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('public')
  get() {
    return this.queries.execute(new GetWire());
  }
}
