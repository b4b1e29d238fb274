import type { CarriedImageEvent, Carrier, FoundImage } from '#events/images/carried-image.events';
import { projected } from '#test/support/read-models/projected';
import { type CarriedImageDocument, carriedImages } from './images.projection';

const carrier: Carrier = { kind: 'tracker', id: 'steel' };
const nothing = { alt: '', title: '', caption: '', around: '' };
const image = (captions: Partial<FoundImage['captions']> = {}, url = 'https://agency.example/a'): FoundImage => ({
  imageId: 'mill',
  place: { kind: 'web', address: 'https://cdn.example/img/rolling-mill.jpg', url, title: 'Steel duties' },
  captions: { ...nothing, ...captions },
});
const found = (...images: readonly FoundImage[]): CarriedImageEvent => ({
  type: 'ImagesFound',
  data: { carrier, images },
});
const kept: CarriedImageEvent = {
  type: 'ThumbnailKept',
  data: {
    carrier,
    imageId: 'mill',
    audience: { kind: 'user', userId: 'ann' },
    thumbnail: { width: 480, height: 320, bytes: 9000 },
  },
};
const documents = (...events: readonly CarriedImageEvent[]) => projected(carriedImages, events);
const one = async (...events: readonly CarriedImageEvent[]): Promise<CarriedImageDocument> => {
  const [document] = await documents(...events);
  return document as CarriedImageDocument;
};
const nameFor = async (captions: Partial<FoundImage['captions']>) => (await one(found(image(captions)))).name;

test('an image is named by its text, its title, its caption or its page’s title, in this order', async () => {
  const all = { alt: 'A rolling mill', title: 'The mill', caption: 'Workers at the mill' };
  expect(await nameFor(all)).toBe('A rolling mill');
  expect(await nameFor({ ...all, alt: '' })).toBe('The mill');
  expect(await nameFor({ caption: all.caption })).toBe('Workers at the mill');
  expect(await nameFor({ around: 'Some words' })).toBe('Steel duties');
});

test.each(['rolling-mill.jpg', 'Rolling mill', 'rolling-mill'])('the name of its file is no name: %s', async (alt) => {
  expect(await nameFor({ alt, caption: 'Workers at the mill' })).toBe('Workers at the mill');
});

test('an image of a document has its page instead of an address', async () => {
  const picture: FoundImage = { imageId: 'p3-1', place: { kind: 'pdf', page: 3, title: 'Report' }, captions: nothing };
  const [document] = await documents(found(picture));
  expect(document).toMatchObject({
    shows: 'picture',
    name: 'Picture on page 3',
    page_title: 'Report',
    address: null,
    page_url: null,
    page: 3,
    domains: [],
  });
});

test('a page of a document is found by the words on it, not by the title of the document or the heading before it', async () => {
  const page: FoundImage = {
    imageId: 'p3-0',
    place: { kind: 'pdf', page: 3, title: 'Report on steel' },
    captions: { alt: 'Page 3: Report on steel', title: '', caption: 'Exports', around: 'it says nothing' },
  };
  const [document] = await documents(found(page));
  expect(document).toMatchObject({ shows: 'page', name: 'Page 3', captions: [], words: 'it says nothing' });
});

test('a picture of a document is what its caption says; its title made for want of one says nothing', async () => {
  const picture: FoundImage = {
    imageId: 'p3-1',
    place: { kind: 'pdf', page: 3, title: 'Report' },
    captions: { alt: '', title: 'Picture on page 3: Report', caption: '', around: 'Above it' },
  };
  const captioned = { ...picture, captions: { ...picture.captions, title: '', caption: 'Figure 1: exports' } };
  const [without] = await documents(found(picture));
  const [withOne] = await documents(found(captioned));
  expect(without).toMatchObject({ name: 'Picture on page 3', captions: [], words: 'Above it' });
  expect(withOne).toMatchObject({ name: 'Figure 1: exports', captions: ['Figure 1: exports'] });
});

test('an image is described by all its captions, and by its file’s name', async () => {
  const { name, captions } = await one(found(image({ alt: 'Rolling mill', caption: 'Workers at the mill' })));
  expect([name, captions]).toEqual(['Workers at the mill', ['Rolling mill', 'Workers at the mill']]);
});

test('an image has an audience while its thumbnail is kept', async () => {
  const displayed: CarriedImageEvent = {
    type: 'ImagesShown',
    data: { carrier, imageIds: ['mill'], audience: { kind: 'everybody' } },
  };
  const dropped: CarriedImageEvent = {
    type: 'ImagesDropped',
    data: { carrier, imageIds: ['mill'], reason: 'carrier_deleted' },
  };
  const after = async (...events: readonly CarriedImageEvent[]) => {
    const { state, audience, width } = await one(...events);
    return [state, audience, width];
  };
  expect(await after(found(image()))).toEqual(['found', null, null]);
  expect(await after(found(image()), kept)).toEqual(['kept', 'ann', 480]);
  expect(await after(found(image()), kept, displayed)).toEqual(['kept', 'everybody', 480]);
  // Nothing names a person any more.
  expect(await after(found(image()), kept, dropped)).toEqual(['dropped', null, null]);
});

test('an image on several pages belongs to the first', async () => {
  const second = image({ alt: 'Another text' }, 'https://agency.example/b');
  const [document, ...others] = await documents(found(image({ alt: 'A mill' })), kept, found(second));
  expect(others).toEqual([]);
  expect(document).toMatchObject({ name: 'A mill', page_url: 'https://agency.example/a', state: 'kept' });
});
