import { Module } from '@nestjs/common';
import { exploreTrackers } from '../../../../projections/explore/explore-trackers/explore-trackers.projection';
import { projecting } from '../../platform/projection-runner/contributions';
import { SourceLinks } from '../research/queries/source-links';
import { SearchTrackersEndpoint } from './queries/search-trackers/search-trackers.endpoint';
import { SearchTrackersHandler } from './queries/search-trackers/search-trackers.handler';
import { GetWireEndpoint } from './queries/wire/wire.endpoint';
import { GetWireHandler } from './queries/wire/wire.handler';

@Module({
  controllers: [SearchTrackersEndpoint, GetWireEndpoint],
  providers: [SourceLinks, SearchTrackersHandler, GetWireHandler, projecting(exploreTrackers)],
})
export class ExploreModule {}
