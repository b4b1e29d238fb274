export { readListing } from '../discover/read-listing';
export { readDocument } from './read-document';
