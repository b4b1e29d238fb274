import type { CarriedImageEvent } from '#events/images/carried-image.events';
import { carriedImages } from '#projections/images/images/images.projection';
import { filledReadStore } from '../../../../../test/support/filled-read-store';
import { thumbnailWorker } from './thumbnail-worker';

const ADDRESS = 'https://cdn.example/mill.jpg';

const foundBy = (trackerId: string): CarriedImageEvent => ({
  type: 'ImagesFound',
  data: {
    carrier: { kind: 'tracker', id: trackerId },
    images: [
      {
        imageId: 'mill',
        place: { kind: 'web', address: ADDRESS, url: 'https://agency.example/', title: 'Steel' },
        captions: { alt: 'A mill', title: '', caption: '', around: '' },
      },
    ],
  },
});

test('a picture that several trackers carry is fetched once for all of them', async () => {
  const [fetched, taken]: [string[], string[]] = [[], []];
  const none = () => Promise.resolve();
  const worker = thumbnailWorker(
    { now: () => new Date('2026-11-29T00:00:00Z') },
    await filledReadStore([carriedImages], [foundBy('steel'), foundBy('mills')]),
    {
      canBeMade: () => Promise.resolve(true),
      ofBytes: () => Promise.reject(new Error('Nothing was fetched.')),
    },
    {
      begin: () => (address) => {
        fetched.push(address);
        return Promise.resolve({ reason: { kind: 'status', status: 404 }, kind: 'http-error' } as const);
      },
    },
    { includeAny: () => Promise.resolve(false) },
    {
      isSought: () => Promise.resolve(true),
      take: ({ id }) => Promise.resolve(void taken.push(id)),
      leaveOut: none,
      drop: none,
      seek: none,
    },
  );
  await worker.work(new AbortController().signal);
  expect([fetched, taken]).toEqual([[ADDRESS], ['steel', 'mills']]);
});
