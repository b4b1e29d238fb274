import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CsvEndpoint } from './csv.endpoint';
import { Resources } from './resources';
import { ResourcesEndpoint } from './resources.endpoint';

/**
 * Serves the resources that areas contribute with `provideResource(…)`. Imported once, by the application's module, after all
 * areas: `api/admin/:resource` matches what areas have below `api/admin`, and the first route that matches takes a request.
 */
@Module({ imports: [DiscoveryModule], controllers: [CsvEndpoint, ResourcesEndpoint], providers: [Resources] })
export class ResourcesModule {}
