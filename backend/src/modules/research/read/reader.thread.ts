export { readRobots } from '#platform/fetch/robots-rules';
export { readListing } from '#pages/listings/read-listing';
export { readDocument } from '#pages/read-document';
