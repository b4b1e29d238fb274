import { parentPort } from 'node:worker_threads';
import { readDocument } from './read-document';
import type { PageToRead, Reading } from './read-page';

export interface ToReader {
  readonly job: number;
  readonly page: PageToRead;
}

export interface FromReader {
  readonly job: number;
  readonly reading: Reading;
}

const readSafely = (page: PageToRead): Reading => {
  try {
    return readDocument(page);
  } catch {
    // Whatever a page manages to break in the parser, it breaks for itself only.
    return { kind: 'unreadable', reason: 'could not be made sense of' };
  }
};

parentPort?.on('message', ({ job, page }: ToReader) => {
  const answer: FromReader = { job, reading: readSafely(page) };
  parentPort?.postMessage(answer);
});
