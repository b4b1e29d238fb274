import { SourceLinks } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { ExecutiveOrdersEndpoint } from './queries/executive-orders/executive-orders.endpoint';
import { GetExecutiveOrdersHandler } from './queries/executive-orders/executive-orders.query';
import { NewTopicOpenedEndpoint } from './queries/new-topic-opened/new-topic-opened.endpoint';
import { SearchTrackersEndpoint } from './queries/search-trackers/search-trackers.endpoint';
import { SearchTrackersHandler } from './queries/search-trackers/search-trackers.query';
import { GetWireEndpoint } from './queries/wire/wire.endpoint';
import { GetWireHandler } from './queries/wire/wire.query';

@Module({
  // Executive orders come first: their path would otherwise be that of a preset.
  controllers: [ExecutiveOrdersEndpoint, SearchTrackersEndpoint, GetWireEndpoint, NewTopicOpenedEndpoint],
  providers: [
    SourceLinks,
    SearchTrackersHandler,
    GetExecutiveOrdersHandler,
    GetWireHandler,
    projecting(exploreTrackers, wireTrackers),
  ],
})
export class ExploreModule {}
