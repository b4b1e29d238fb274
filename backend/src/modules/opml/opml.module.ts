import { Module } from '@nestjs/common';
import { ImportOpmlHandler } from './commands/import-opml.command';
import { ImportOpmlEndpoint } from './commands/import-opml.endpoint';
import { ExportOpml } from './queries/export-opml.query';

/** Source Sets and trackers as OPML, which feed readers exchange their subscriptions in. */
@Module({
  controllers: [ImportOpmlEndpoint, ExportOpml.endpoint],
  providers: [ImportOpmlHandler, ExportOpml.handler],
})
export class OpmlModule {}
