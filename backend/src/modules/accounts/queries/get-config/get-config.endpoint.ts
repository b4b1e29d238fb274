import { Controller, Get, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { Access } from '../../../../platform/http/access';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';

@Controller('api/common')
export class GetConfigEndpoint {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly browsers: OutboxBrowsers,
  ) {}

  /** What this installation offers, for anybody: nothing of it is secret. */
  @Get('config')
  @Access('public')
  read(@Req() request: Request) {
    const { productName, plans } = this.config;
    return {
      product_name: productName,
      sign_ins: { email: true, google: false },
      map: 'built_in',
      billing: 'local',
      engines: ['feeds'],
      free_plan: { trackers: plans.free.trackers, daily: plans.free.daily },
      outbox: this.browsers.mayLook(request),
    };
  }
}
