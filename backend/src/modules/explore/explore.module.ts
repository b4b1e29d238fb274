import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { area } from '#platform/area/area';
import { NewTopicOpenedEndpoint } from './queries/new-topic-opened/new-topic-opened.endpoint';
import { ExecutiveOrders } from './queries/executive-orders/executive-orders.query';
import { SearchTrackers, SearchTrackersOfPreset } from './queries/search-trackers/search-trackers.query';
import { GetWire } from './queries/wire/wire.query';

export const exploreArea = area('explore', {
  readModels: [exploreTrackers, wireTrackers],
  // Executive orders come first: their path would otherwise be that of a preset.
  routes: { ExecutiveOrders, SearchTrackers, SearchTrackersOfPreset, GetWire },
  endpoints: [NewTopicOpenedEndpoint],
});
