export { explorePage } from './queries/search-trackers/search-trackers.query';
export { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
export { type PublicLine, PublicLines } from './queries/public-lines/public-lines';
