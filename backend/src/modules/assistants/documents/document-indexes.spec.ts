import type { DocumentText } from '#modules/documents/published';
import { DocumentIndexes } from './document-indexes';

/** Long enough for its index to take some time. */
const long: DocumentText = {
  pages: [{ label: null, hasText: true }],
  paragraphs: Array.from({ length: 4000 }, (_, n) => ({
    text: `The board heard captain ${n} on the matter of quay ${n * 7}, and adjourned. Ferries leave from quay ${n}.`,
    heading: null,
    isHeading: false,
    starts: [{ page: 1, at: 0 }],
  })),
};

let indexes: DocumentIndexes;
let read: number;
beforeEach(() => {
  read = 0;
  indexes = new DocumentIndexes({
    of: async () => {
      read += 1;
      return long;
    },
  });
});
afterEach(() => indexes.onApplicationShutdown());

const staying = new AbortController().signal;

test('an index is made once for all who ask meanwhile', async () => {
  const [one, other] = await Promise.all([indexes.of('a', staying), indexes.of('a', staying)]);
  expect(one?.passages.length).toBe(8000);
  expect([other, await indexes.of('a', staying), read]).toEqual([one, one, 1]);
});

test('indexing stops once every request has gone, and begins anew for the next', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const requests = Promise.allSettled([indexes.of('a', first.signal), indexes.of('a', second.signal)]);
  first.abort();
  second.abort();
  const index = await indexes.of('a', staying);
  expect((await requests).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([index?.passages.length, read]).toEqual([8000, 2]);
});

test('one aborted request does not affect the others', async () => {
  const leaving = new AbortController();
  const requests = [indexes.of('a', leaving.signal), indexes.of('a', staying)];
  leaving.abort();
  expect((await requests[1])?.passages.length).toBe(8000);
  await Promise.allSettled(requests);
  expect(read).toBe(1);
});
