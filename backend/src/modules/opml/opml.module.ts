import { Module } from '@nestjs/common';
import { ImportOpmlHandler } from './commands/import-opml.command';
import { ImportOpmlEndpoint } from './commands/import-opml.endpoint';
import { ExportOpmlEndpoint } from './queries/export-opml.endpoint';
import { ExportOpmlHandler } from './queries/export-opml.query';

/** Source Sets and trackers as OPML, which feed readers exchange their subscriptions in. */
@Module({
  controllers: [ImportOpmlEndpoint, ExportOpmlEndpoint],
  providers: [ImportOpmlHandler, ExportOpmlHandler],
})
export class OpmlModule {}
