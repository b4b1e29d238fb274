/** What other areas may import from this one. */
export { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
