import type { CarriedImageEvent, Carrier, FoundImage } from '#events/images/carried-image.events';
import { scenario } from '#test/support/given-when-then';
import { carriedImagesDecider } from './carried-images.decider';

const { given } = scenario(carriedImagesDecider);
const carrier: Carrier = { kind: 'tracker', id: 'steel' };
const captions = { alt: 'A rolling mill', title: '', caption: '', around: '' };
const image = (imageId: string, page = 'a'): FoundImage => ({
  imageId,
  place: {
    kind: 'web',
    address: `https://cdn.example/${imageId}.jpg`,
    url: `https://agency.example/${page}`,
    title: 'Steel',
  },
  captions,
});
const found = (...images: readonly FoundImage[]): CarriedImageEvent => ({
  type: 'ImagesFound',
  data: { carrier, images },
});
const thumbnail = { width: 480, height: 320, bytes: 20_000 };
const keep = {
  type: 'KeepImage',
  carrier,
  imageId: 'mill',
  audience: { kind: 'user', userId: 'ann' },
  thumbnail,
} as const;
const kept = (imageId = 'mill'): CarriedImageEvent => ({
  type: 'ThumbnailKept',
  data: { carrier, imageId, audience: { kind: 'user', userId: 'ann' }, thumbnail },
});
const shown = (...imageIds: readonly string[]): CarriedImageEvent => ({
  type: 'ImagesShown',
  data: { carrier, imageIds, audience: { kind: 'everybody' } },
});
const dropped = (
  reason: 'on_many_pages' | 'carrier_deleted' | 'host_taken_down',
  ...imageIds: readonly string[]
): CarriedImageEvent => ({
  type: 'ImagesDropped',
  data: { carrier, imageIds, reason },
});

const picture: FoundImage = { imageId: 'p3-1', place: { kind: 'pdf', page: 3, title: 'Report' }, captions };

test('an image is found on a page of the web or of a document', () => {
  given()
    .when({ type: 'FindImages', carrier, images: [image('mill'), picture] })
    .then(found(image('mill'), picture));
});

test('an image is found once on a page, and again on another', () => {
  const find = { type: 'FindImages', carrier, images: [image('mill'), image('port')] } as const;
  given()
    .when(find)
    .then(found(image('mill'), image('port')));
  given(found(image('mill')))
    .when(find)
    .then(found(image('port')));
  given(found(image('mill'), image('port')))
    .when(find)
    .thenNothing();
});

test('an image that a third page shows is an ornament, and dropped', () => {
  const find = { type: 'FindImages', carrier, images: [image('logo', 'c'), image('mill', 'c')] } as const;
  given(found(image('logo', 'a')), kept('logo'), found(image('logo', 'b')))
    .when(find)
    .then(found(image('logo', 'c'), image('mill', 'c')), dropped('on_many_pages', 'logo'));
  given(found(image('logo', 'a'), image('logo', 'b'), image('logo', 'c')), dropped('on_many_pages', 'logo'))
    .when({ type: 'FindImages', carrier, images: [image('logo', 'd')] })
    .thenNothing();
});

test('a thumbnail is kept once, for those who may read the carrier', () => {
  given().when(keep).thenNothing();
  given(found(image('mill')))
    .when(keep)
    .then(kept());
  given(found(image('mill')), kept())
    .when(keep)
    .thenNothing();
});

test('an image whose carrier became public before its thumbnail was made is found by everybody', () => {
  given(found(image('mill')), shown())
    .when(keep)
    .then({ type: 'ThumbnailKept', data: { carrier, imageId: 'mill', audience: { kind: 'everybody' }, thumbnail } });
});

test('an image without a thumbnail is left out with its reason, and not tried again', () => {
  const leaveOut = {
    type: 'LeaveOutImage',
    carrier,
    imageId: 'mill',
    fault: { kind: 'not_fetched', fault: { kind: 'status', status: 404 } },
    now: new Date('2026-03-01T00:00:00Z'),
  } as const;
  const leftOut: CarriedImageEvent = {
    type: 'ImageLeftOut',
    data: { carrier, imageId: 'mill', fault: leaveOut.fault, againAt: null },
  };
  given(found(image('mill')))
    .when(leaveOut)
    .then(leftOut);
  given(found(image('mill')), leftOut)
    .when(leaveOut)
    .thenNothing();
  given(found(image('mill')), leftOut)
    .when(keep)
    .thenNothing();
});

describe('an image that its host does not send for now', () => {
  const failing = (status: number, day: string) =>
    ({
      type: 'LeaveOutImage',
      carrier,
      imageId: 'mill',
      fault: { kind: 'not_fetched', fault: { kind: 'status', status } },
      now: new Date(`${day}T00:00:00Z`),
    }) as const;
  const leftOut = (status: number, againAt: string | null = null): CarriedImageEvent => ({
    type: 'ImageLeftOut',
    data: { carrier, imageId: 'mill', fault: failing(status, '2026-03-01').fault, againAt },
  });
  const sought: CarriedImageEvent = { type: 'ImagesSought', data: { carrier, imageIds: ['mill'] } };
  const seek = { type: 'SeekImages', carrier, imageIds: ['mill'] } as const;
  const once = [found(image('mill')), leftOut(503, '2026-03-02T00:00:00.000Z')];
  const twice = [...once, sought, leftOut(503, '2026-03-09T00:00:00.000Z')];
  const thrice = [...twice, sought, leftOut(503, '2026-04-06T00:00:00.000Z')];

  test('the image is fetched again after a day, a week and four weeks, and then no more', () => {
    given(found(image('mill')))
      .when(failing(503, '2026-03-01'))
      .then(leftOut(503, '2026-03-02T00:00:00.000Z'));
    given(...once, sought)
      .when(failing(503, '2026-03-02'))
      .then(leftOut(503, '2026-03-09T00:00:00.000Z'));
    given(...twice, sought)
      .when(failing(503, '2026-03-09'))
      .then(leftOut(503, '2026-04-06T00:00:00.000Z'));
    given(...thrice, sought)
      .when(failing(503, '2026-04-06'))
      .then(leftOut(503));
  });

  test('the image is sought when it is due, and kept if it comes', () => {
    given(...once)
      .when(seek)
      .then(sought);
    given(...once, sought)
      .when(keep)
      .then(kept());
    given(...once, sought)
      .when(failing(404, '2026-03-02'))
      .then(leftOut(404));
  });

  test('the image is not kept before it is sought, and is dropped with its carrier', () => {
    given(...once)
      .when(keep)
      .thenNothing();
    given(...once)
      .when({ type: 'DropImages', carrier, imageIds: null, reason: 'carrier_deleted' })
      .then(dropped('carrier_deleted', 'mill'));
  });
});

test('images become public and private with their carrier', () => {
  const show = { type: 'ShowImages', carrier, audience: { kind: 'everybody' } } as const;
  const toAnn = { ...show, audience: { kind: 'user', userId: 'ann' } } as const;
  given().when(show).thenNothing();
  given(found(image('mill')), kept(), shown('mill'))
    .when(toAnn)
    .then({ type: 'ImagesShown', data: { carrier, imageIds: ['mill'], audience: toAnn.audience } });
  given(found(image('mill'), image('port')), kept())
    .when(show)
    .then(shown('mill'));
  given(found(image('mill')), kept(), shown('mill'))
    .when(show)
    .thenNothing();
});

test('images go with their carrier, and are sought again when it is restored', () => {
  const drop = { type: 'DropImages', carrier, imageIds: null, reason: 'carrier_deleted' } as const;
  const seek = { type: 'SeekImages', carrier, imageIds: null } as const;
  given().when(drop).thenNothing();
  given(found(image('mill'), image('port')), kept())
    .when(drop)
    .then(dropped('carrier_deleted', 'mill', 'port'));
  given(found(image('mill')), dropped('carrier_deleted', 'mill'))
    .when(drop)
    .thenNothing();
  given(found(image('mill')), dropped('carrier_deleted', 'mill'))
    .when(keep)
    .thenNothing();
  given(found(image('mill')), dropped('carrier_deleted', 'mill'))
    .when(seek)
    .then({ type: 'ImagesSought', data: { carrier, imageIds: ['mill'] } });
  given(found(image('mill')))
    .when(seek)
    .thenNothing();
});

test('images of a host that is readmitted are sought again, unless many pages show them', () => {
  const seek = { type: 'SeekImages', carrier, imageIds: ['mill', 'port', 'logo', 'unknown'] } as const;
  const logos = [image('logo', 'a'), image('logo', 'b'), image('logo', 'c')];
  given(found(image('mill'), image('port'), ...logos), dropped('host_taken_down', 'mill', 'logo'), {
    type: 'ImageLeftOut',
    data: { carrier, imageId: 'port', fault: { kind: 'host_taken_down' }, againAt: null },
  })
    .when(seek)
    .then({ type: 'ImagesSought', data: { carrier, imageIds: ['mill', 'port'] } });
});

test('only the images of a host that was taken down are dropped', () => {
  given(found(image('mill'), image('port')), kept())
    .when({ type: 'DropImages', carrier, imageIds: ['mill', 'unknown'], reason: 'host_taken_down' })
    .then(dropped('host_taken_down', 'mill'));
});

test('a tracker carries so many images at most', () => {
  const many = Array.from({ length: 2000 }, (_, n) => image(`i${n}`));
  given(found(...many))
    .when({ type: 'FindImages', carrier, images: [image('one more')] })
    .thenNothing();
});

test('images of pages that are not cited leave room for those of pages that are', () => {
  const find = { type: 'FindImages', carrier, images: [image('port'), image('ship')] } as const;
  given(found(image('mill')))
    .when({ ...find, most: 2 })
    .then(found(image('port')));
  given(found(image('mill'), image('crane')))
    .when({ ...find, most: 2 })
    .thenNothing();
  given(found(image('mill'), image('crane')))
    .when(find)
    .then(found(image('port'), image('ship')));
});

test('events together lead to the same as one after the other', () => {
  const events: readonly CarriedImageEvent[] = [
    found(image('mill'), image('port'), image('crane')),
    kept(),
    { type: 'ImagesShown', data: { carrier, imageIds: ['mill'], audience: { kind: 'user', userId: 'ann' } } },
    { type: 'ImageLeftOut', data: { carrier, imageId: 'port', fault: { kind: 'blank' }, againAt: null } },
    dropped('host_taken_down', 'mill', 'crane'),
    { type: 'ImagesSought', data: { carrier, imageIds: ['crane'] } },
    found(image('mill', 'another page')),
  ];
  const { initialState, evolve, evolveAll } = carriedImagesDecider;
  const together = evolveAll?.(initialState, events);
  expect(together).toEqual(events.reduce(evolve, initialState));
  expect(together?.images).toMatchObject({
    mill: { status: 'dropped', pages: [expect.anything(), expect.anything()] },
    port: { status: 'left_out' },
    crane: { status: 'found' },
  });
});
