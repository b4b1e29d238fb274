export { readRobots } from '#platform/fetch/robots-rules';
export { readListing } from '../discover/read-listing';
export { readDocument } from './read-document';
