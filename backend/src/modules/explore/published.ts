/** What other areas may import from this one. */
export { explorePage } from './queries/search-trackers/search-trackers.query';
export { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
