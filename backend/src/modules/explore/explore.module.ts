import { area } from '#platform/area/area';
import { METRICS } from '#platform/telemetry/metrics';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { trackerLines } from '#projections/explore/tracker-lines/tracker-lines.projection';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { ListExecutiveOrders } from './queries/executive-orders/executive-orders.query';
import { FindAnywhere } from './queries/find/find.query';
import { NewTopicOpened, TOPICS_OPENED, topicsOpened } from './queries/new-topic-opened/new-topic-opened.route';
import { PublicLines } from './queries/public-lines/public-lines';
import { GetPublicLines } from './queries/public-lines/public-lines.query';
import { SearchTrackers, SearchTrackersOfPreset } from './queries/search-trackers/search-trackers.query';
import { GetWire } from './queries/wire/wire.query';

export const exploreArea = area('explore', {
  readModels: [exploreTrackers, trackerLines, wireTrackers],
  // Executive orders come first: their path would otherwise be that of a preset.
  routes: {
    NewTopicOpened,
    ListExecutiveOrders,
    SearchTrackers,
    SearchTrackersOfPreset,
    FindAnywhere,
    GetWire,
    GetPublicLines,
  },
  providers: [PublicLines, { provide: TOPICS_OPENED, inject: [METRICS], useFactory: topicsOpened }],
  exports: [PublicLines],
  global: true,
});
