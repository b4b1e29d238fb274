import type { CarriedImageEvent, Carrier } from '#events/images/carried-image.events';
import { carriedImages } from '#projections/images/images/images.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { imagesDueAgain } from './due-again';

const carrier: Carrier = { kind: 'tracker', id: 'steel' };
const captions = { alt: 'A mill', title: '', caption: '', around: '' };
const found = (...imageIds: readonly string[]): CarriedImageEvent => ({
  type: 'ImagesFound',
  data: {
    carrier,
    images: imageIds.map((imageId) => ({
      imageId,
      place: { kind: 'web', address: `https://cdn.example/${imageId}`, url: 'https://agency.example/', title: 'Steel' },
      captions,
    })),
  },
});
const fault = { kind: 'not_fetched', fault: { kind: 'status', status: 503 } } as const;
const leftOut = (imageId: string, againAt: string | null = null): CarriedImageEvent => ({
  type: 'ImageLeftOut',
  data: { carrier, imageId, fault, againAt },
});
const dueOn = async (day: string, ...events: readonly CarriedImageEvent[]) => {
  const due = await imagesDueAgain(await filledReadStore([carriedImages], events), new Date(`${day}T00:00:00Z`));
  return due.map(({ imageId }) => imageId);
};

const waiting = [
  found('mill', 'port', 'crane'),
  leftOut('mill', '2026-03-09T00:00:00.000Z'),
  leftOut('port', '2026-03-02T00:00:00.000Z'),
  leftOut('crane'),
];

test('an image is due again from its day on, the longest due first', async () => {
  expect(await dueOn('2026-03-01', ...waiting)).toEqual([]);
  expect(await dueOn('2026-03-02', ...waiting)).toEqual(['port']);
  expect(await dueOn('2026-04-01', ...waiting)).toEqual(['port', 'mill']);
});

test('an image that is being sought again or was dropped is not due', async () => {
  const sought: CarriedImageEvent = { type: 'ImagesSought', data: { carrier, imageIds: ['port'] } };
  const dropped: CarriedImageEvent = {
    type: 'ImagesDropped',
    data: { carrier, imageIds: ['mill'], reason: 'carrier_deleted' },
  };
  expect(await dueOn('2026-04-01', ...waiting, sought, dropped)).toEqual([]);
});
