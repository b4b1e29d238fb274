import { isDeepStrictEqual } from 'node:util';
import {
  type CarriedImageEvent,
  type Carrier,
  type DropReason,
  type FoundImage,
  type ImageAudience,
  type ImageFault,
  type ImageOrigin,
  type ThumbnailFacts,
  carriedImageEvents,
} from '#events/images/carried-image.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';
import { fetchedAgainAt } from './fetching-again';

/** An image that so many pages of a carrier show is an ornament of their site. */
const MANY_PAGES = 3;
/** A tracker that runs for years cites more; the earliest stay. */
const MAX_IMAGES = 2000;

interface CarriedImage {
  /** The state; `waiting`: it could not be fetched, and will be tried again. */
  readonly status: 'found' | 'kept' | 'waiting' | 'left_out' | 'dropped';
  /** The number of failed fetches. */
  readonly attempts: number;
  /** The pages that show it, up to `MANY_PAGES` of them. */
  readonly pages: readonly string[];
}

/** The images that a tracker or document carries. */
interface CarriedImages {
  /** The audience; null until the carrier became public or private. */
  readonly audience: ImageAudience | null;
  readonly images: Readonly<Record<string, CarriedImage>>;
}

interface OfImage {
  readonly carrier: Carrier;
  readonly imageId: string;
}

export type CarriedImagesCommand =
  /** `most`: how many images the carrier may have for these to be found; fewer than it may have at all. */
  | {
      readonly type: 'FindImages';
      readonly carrier: Carrier;
      readonly images: readonly FoundImage[];
      readonly most?: number;
    }
  /** Records a stored thumbnail. `audience`: the carrier's, if it has not changed since. */
  | (OfImage & { readonly type: 'KeepImage'; readonly audience: ImageAudience; readonly thumbnail: ThumbnailFacts })
  | (OfImage & { readonly type: 'LeaveOutImage'; readonly fault: ImageFault; readonly now: Date })
  | { readonly type: 'ShowImages'; readonly carrier: Carrier; readonly audience: ImageAudience }
  /** Drops images; `imageIds` null: all of them. */
  | {
      readonly type: 'DropImages';
      readonly carrier: Carrier;
      readonly imageIds: readonly string[] | null;
      readonly reason: DropReason;
    }
  /** Fetches images again: their carrier was restored, their host was readmitted, or it is time. `imageIds` null: all of them. */
  | { readonly type: 'SeekImages'; readonly carrier: Carrier; readonly imageIds: readonly string[] | null };

const pageKey = (place: ImageOrigin): string => (place.kind === 'web' ? place.url : String(place.page));

type Images = Map<string, CarriedImage>;

const addFound = (images: Images, found: readonly FoundImage[]): void => {
  for (const { imageId, place } of found) {
    const image = images.get(imageId) ?? { status: 'found', attempts: 0, pages: [] };
    images.set(imageId, { ...image, pages: [...new Set([...image.pages, pageKey(place)])].slice(0, MANY_PAGES) });
  }
};

const changeEach = (
  images: Images,
  imageIds: readonly string[],
  changed: (image: CarriedImage) => CarriedImage,
): void => {
  for (const id of imageIds) {
    const image = images.get(id);
    if (image !== undefined) images.set(id, changed(image));
  }
};

const withFound = (state: CarriedImages, found: readonly FoundImage[]): CarriedImages => {
  const images = new Map(Object.entries(state.images));
  addFound(images, found);
  return { ...state, images: Object.fromEntries(images) };
};

/** Copies the images once: copied at each event, 2000 of them would take most of a second. */
const evolveAll = (state: CarriedImages, events: readonly CarriedImageEvent[]): CarriedImages => {
  const images = new Map(Object.entries(state.images));
  let { audience } = state;
  for (const { type, data } of events) {
    switch (type) {
      case 'ImagesFound':
        addFound(images, data.images);
        break;
      case 'ThumbnailKept':
        changeEach(images, [data.imageId], (image) => ({ ...image, status: 'kept' }));
        break;
      case 'ImageLeftOut':
        changeEach(images, [data.imageId], (image) => ({
          ...image,
          ...(data.againAt === null ? { status: 'left_out' } : { status: 'waiting', attempts: image.attempts + 1 }),
        }));
        break;
      case 'ImagesShown':
        ({ audience } = data);
        break;
      case 'ImagesDropped':
        changeEach(images, data.imageIds, (image) => ({ ...image, status: 'dropped' }));
        break;
      case 'ImagesSought':
        changeEach(images, data.imageIds, (image) => ({ ...image, status: 'found' }));
        break;
      default:
        return assertNever(type);
    }
  }
  return { audience, images: Object.fromEntries(images) };
};

const idsOf = ({ images }: CarriedImages, ...statuses: readonly CarriedImage['status'][]): readonly string[] =>
  Object.entries(images).flatMap(([id, { status }]) => (statuses.includes(status) ? [id] : []));

const isOnManyPages = (image: CarriedImage | undefined): boolean =>
  image !== undefined && image.pages.length >= MANY_PAGES;

/** The images not found before, and those found on another page. */
const newlyFound = (state: CarriedImages, images: readonly FoundImage[], most: number): readonly FoundImage[] => {
  let room = Math.min(most, MAX_IMAGES) - Object.keys(state.images).length;
  return images.filter(({ imageId, place }) => {
    const known = state.images[imageId];
    if (known === undefined) return room-- > 0;
    return !isOnManyPages(known) && !known.pages.includes(pageKey(place));
  });
};

const find = (
  { carrier, images: given, most = MAX_IMAGES }: Extract<CarriedImagesCommand, { type: 'FindImages' }>,
  state: CarriedImages,
): readonly CarriedImageEvent[] => {
  const images = newlyFound(state, given, most);
  if (images.length === 0) return [];
  const after = withFound(state, images);
  const imageIds = idsOf(after, 'found', 'kept', 'waiting').filter(
    (id) => isOnManyPages(after.images[id]) && !isOnManyPages(state.images[id]),
  );
  const found: CarriedImageEvent = { type: 'ImagesFound', data: { carrier, images } };
  return imageIds.length === 0
    ? [found]
    : [found, { type: 'ImagesDropped', data: { carrier, imageIds, reason: 'on_many_pages' } }];
};

const decide = (command: CarriedImagesCommand, state: CarriedImages): Decision<CarriedImageEvent> => {
  const { carrier } = command;
  switch (command.type) {
    case 'FindImages':
      return find(command, state);
    case 'KeepImage': {
      const { imageId, thumbnail } = command;
      if (state.images[imageId]?.status !== 'found') return [];
      return [
        { type: 'ThumbnailKept', data: { carrier, imageId, audience: state.audience ?? command.audience, thumbnail } },
      ];
    }
    case 'LeaveOutImage': {
      const { imageId, fault, now } = command;
      const image = state.images[imageId];
      if (image?.status !== 'found') return [];
      const againAt = fetchedAgainAt(fault, image.attempts, now);
      return [{ type: 'ImageLeftOut', data: { carrier, imageId, fault, againAt } }];
    }
    case 'ShowImages': {
      const { audience } = command;
      if (Object.keys(state.images).length === 0 || isDeepStrictEqual(state.audience, audience)) return [];
      return [{ type: 'ImagesShown', data: { carrier, imageIds: idsOf(state, 'kept'), audience } }];
    }
    case 'DropImages': {
      const { reason } = command;
      const present = idsOf(state, 'found', 'kept', 'waiting');
      const imageIds = command.imageIds === null ? present : command.imageIds.filter((id) => present.includes(id));
      return imageIds.length === 0 ? [] : [{ type: 'ImagesDropped', data: { carrier, imageIds, reason } }];
    }
    case 'SeekImages': {
      const away = idsOf(state, 'dropped', 'left_out', 'waiting').filter((id) => !isOnManyPages(state.images[id]));
      const imageIds =
        command.imageIds === null
          ? away.filter((id) => state.images[id]?.status === 'dropped')
          : command.imageIds.filter((id) => away.includes(id));
      return imageIds.length === 0 ? [] : [{ type: 'ImagesSought', data: { carrier, imageIds } }];
    }
    default:
      return assertNever(command);
  }
};

/** Decides on streams `images-{tracker or document}`. */
export const carriedImagesDecider: Decider<CarriedImagesCommand, CarriedImageEvent, CarriedImages> = {
  events: carriedImageEvents,
  initialState: { audience: null, images: {} },
  evolve: (state, event) => evolveAll(state, [event]),
  evolveAll,
  decide,
};
