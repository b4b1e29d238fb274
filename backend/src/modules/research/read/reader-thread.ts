import { parentPort } from 'node:worker_threads';
import type { Listing, ListingToRead } from '../discover/candidate';
import { readListing } from '../discover/read-listing';
import { readDocument } from './read-document';
import type { PageToRead, Reading } from './read-page';

export type ReaderTask =
  | { readonly kind: 'page'; readonly page: PageToRead }
  | { readonly kind: 'listing'; readonly listing: ListingToRead };

export interface ToReader {
  readonly job: number;
  readonly task: ReaderTask;
}

export interface FromReader {
  readonly job: number;
  /** Null: what was sent broke the parser. */
  readonly result: Reading | Listing | null;
}

const carryOut = (task: ReaderTask): Reading | Listing | null => {
  try {
    return task.kind === 'page' ? readDocument(task.page) : readListing(task.listing);
  } catch {
    return null;
  }
};

parentPort?.on('message', ({ job, task }: ToReader) => {
  const answer: FromReader = { job, result: carryOut(task) };
  parentPort?.postMessage(answer);
});
