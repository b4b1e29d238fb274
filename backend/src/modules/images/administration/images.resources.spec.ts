import type { CarriedImageEvent, Carrier, FoundImage, ImageAudience } from '#events/images/carried-image.events';
import { wholePageId } from '#events/images/whole-page';
import { carriedImages } from '#projections/images/images/images.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { imagesResource } from './images.resources';

const tracker: Carrier = { kind: 'tracker', id: 'steel' };
const report: Carrier = { kind: 'document', id: 'report' };
const captions = { alt: 'A mill', title: '', caption: '', around: '' };
const mill: FoundImage = {
  imageId: 'mill',
  place: { kind: 'web', address: 'https://cdn.example/a.jpg', url: 'https://agency.example/', title: 'Steel' },
  captions,
};
const page: FoundImage = { imageId: wholePageId(3), place: { kind: 'pdf', page: 3, title: 'Report' }, captions };
const found = (carrier: Carrier, image: FoundImage): CarriedImageEvent => ({
  type: 'ImagesFound',
  data: { carrier, images: [image] },
});
const kept = (carrier: Carrier, { imageId }: FoundImage, audience: ImageAudience): CarriedImageEvent => ({
  type: 'ThumbnailKept',
  data: { carrier, imageId, audience, thumbnail: { width: 480, height: 320, bytes: 9000 } },
});
const addresses = {
  of: ({ carrier_id, image_id }: { carrier_id: string; image_id: string }) => `/${carrier_id}/${image_id}`,
};

const rowsAfter = async (...events: readonly CarriedImageEvent[]) => {
  const resource = imagesResource(await filledReadStore([carriedImages], events), addresses);
  const sort = { field: 'found_at', descending: true };
  return (await resource.list({ where: [], sort, skip: 0, limit: 10 })).rows;
};

test('staff see the images that everybody may find', async () => {
  expect(await rowsAfter(found(tracker, mill), kept(tracker, mill, { kind: 'everybody' }))).toMatchObject([
    { name: 'A mill', thumbnail: '/steel/mill', width: 480, height: 320, is_private: false },
  ]);
  expect(await rowsAfter(found(report, page), kept(report, page, { kind: 'everybody' }))).toMatchObject([
    { name: 'Report', thumbnail: '/report/p3-0', page: 3 },
  ]);
});

test('staff see neither the image of a private tracker nor its name', async () => {
  const rows = await rowsAfter(found(tracker, mill), kept(tracker, mill, { kind: 'user', userId: 'ann' }));
  expect(rows).toMatchObject([{ state: 'kept', name: null, thumbnail: null, is_private: true }]);
  expect(JSON.stringify(rows)).not.toContain('A mill');
});

test('an image without a thumbnail has none to show', async () => {
  expect(await rowsAfter(found(tracker, mill))).toMatchObject([{ state: 'found', name: null, thumbnail: null }]);
});
