import { serveTasks } from '#platform/threads/serve-tasks';
import type { Listing, ListingToRead } from '../discover/candidate';
import { readListing } from '../discover/read-listing';
import { readDocument } from './read-document';
import type { PageToRead, Reading } from './read-page';

export type ReaderTask =
  { readonly kind: 'page'; readonly page: PageToRead } | { readonly kind: 'listing'; readonly listing: ListingToRead };

/** Of the same kind as its task. */
export type ReaderResult =
  { readonly kind: 'page'; readonly reading: Reading } | { readonly kind: 'listing'; readonly listing: Listing };

serveTasks<ReaderTask, ReaderResult>((task) =>
  task.kind === 'page'
    ? { kind: 'page', reading: readDocument(task.page) }
    : { kind: 'listing', listing: readListing(task.listing) },
);
