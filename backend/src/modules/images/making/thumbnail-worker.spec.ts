import { Logger } from '@nestjs/common';
import type { CarriedImageEvent, Carrier } from '#events/images/carried-image.events';
import { carriedImages } from '#projections/images/images/images.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
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

const none = () => Promise.resolve();

/** Whose images are read again: what is fetched and taken, and how the intake seeks. */
const workerOn = async (events: readonly CarriedImageEvent[], seek: (carrier: Carrier) => Promise<void> = none) => {
  const [fetched, taken]: [string[], string[]] = [[], []];
  const worker = thumbnailWorker(
    { now: () => new Date('2026-11-29T00:00:00Z') },
    await filledReadStore([carriedImages], events),
    {
      canBeMade: () => Promise.resolve(true),
      ofBytes: () => Promise.reject(new Error('Nothing was fetched.')),
    },
    {
      begin: () => (address) => {
        fetched.push(address);
        return Promise.resolve({ reason: { kind: 'status', status: 404 }, kind: 'http_error' } as const);
      },
    },
    { includeAny: () => Promise.resolve(false) },
    {
      isSought: () => Promise.resolve(true),
      take: ({ id }) => Promise.resolve(void taken.push(id)),
      leaveOut: none,
      drop: none,
      seek,
    },
  );
  await worker.work(new AbortController().signal);
  return { fetched, taken };
};

test('a picture that several trackers carry is fetched once for all of them', async () => {
  const { fetched, taken } = await workerOn([foundBy('steel'), foundBy('mills')]);
  expect([fetched, taken]).toEqual([[ADDRESS], ['steel', 'mills']]);
});

test('a carrier that cannot be read stops no other thumbnails', async () => {
  Logger.overrideLogger(false);
  const fault = { kind: 'not_fetched', fault: { kind: 'private_address' } } as const;
  const leftOut: CarriedImageEvent = {
    type: 'ImageLeftOut',
    data: { carrier: { kind: 'tracker', id: 'ruined' }, imageId: 'mill', fault, againAt: '2026-11-28T00:00:00.000Z' },
  };
  const damaged = () => Promise.reject(new Error('An event of images-ruined cannot be read.'));
  const { taken } = await workerOn([foundBy('ruined'), leftOut, foundBy('steel')], damaged);
  expect(taken).toEqual(['steel']);
});
