import { SourceLinks } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { NewTopicOpenedEndpoint } from './queries/new-topic-opened/new-topic-opened.endpoint';
import { ExecutiveOrders } from './queries/executive-orders/executive-orders.query';
import { SearchTrackers, SearchTrackersOfPreset } from './queries/search-trackers/search-trackers.query';
import { GetWire } from './queries/wire/wire.query';

@Module({
  // Executive orders come first: their path would otherwise be that of a preset.
  controllers: [
    ExecutiveOrders.endpoint,
    SearchTrackers.endpoint,
    SearchTrackersOfPreset.endpoint,
    GetWire.endpoint,
    NewTopicOpenedEndpoint,
  ],
  providers: [
    SourceLinks,
    SearchTrackers.handler,
    SearchTrackersOfPreset.handler,
    ExecutiveOrders.handler,
    GetWire.handler,
    projecting(exploreTrackers, wireTrackers),
  ],
})
export class ExploreModule {}
