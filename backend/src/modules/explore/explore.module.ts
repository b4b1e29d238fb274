import { SourceLinks } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { SearchTrackersEndpoint } from './queries/search-trackers/search-trackers.endpoint';
import { SearchTrackersHandler } from './queries/search-trackers/search-trackers.query';
import { GetWireEndpoint } from './queries/wire/wire.endpoint';
import { GetWireHandler } from './queries/wire/wire.query';

@Module({
  controllers: [SearchTrackersEndpoint, GetWireEndpoint],
  providers: [SourceLinks, SearchTrackersHandler, GetWireHandler, projecting(exploreTrackers)],
})
export class ExploreModule {}
