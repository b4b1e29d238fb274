import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { endpointsOf } from '../http/routes/route';
import { Csv } from './csv.route';
import { Resources } from './resources';
import { GetRow, ListRows } from './resources.routes';

/**
 * Serves the resources that areas contribute with `provideResource(…)`. Imported once, by the application's module, after all
 * areas: `api/admin/:resource` matches what areas have below `api/admin`, and the first route that matches takes a request.
 */
@Module({
  imports: [DiscoveryModule],
  controllers: [...endpointsOf({ Csv, ListRows, GetRow })],
  providers: [Resources],
})
export class ResourcesModule {}
