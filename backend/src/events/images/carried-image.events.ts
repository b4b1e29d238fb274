import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';
import type { RequestFault } from '#kernel/request-fault';
import type { ImageCaptions } from './image-captions';

/** What shows images: anyone who may read it may find them. */
export interface Carrier {
  readonly kind: 'tracker' | 'document';
  readonly id: string;
}

/** `title` is that of the page or document. */
export type ImageOrigin =
  | { readonly kind: 'web'; readonly address: string; readonly url: string; readonly title: string }
  /** A page of a PDF, from 1. */
  | { readonly kind: 'pdf'; readonly page: number; readonly title: string };

export interface FoundImage {
  /** Equal for the same address, or for the same place in a document. */
  readonly imageId: string;
  readonly place: ImageOrigin;
  readonly captions: ImageCaptions;
}

/** `everybody`: anyone who is signed in. */
export type ImageAudience = { readonly kind: 'everybody' } | { readonly kind: 'user'; readonly userId: string };

/** In pixels, as it is kept. */
export interface ThumbnailFacts {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Why no thumbnail was made of an image. Stored, so a kind is never renamed or removed. */
export type ImageFault =
  | { readonly kind: 'not_fetched'; readonly fault: RequestFault }
  /** Its bytes are in no known image format, whatever its server says. */
  | { readonly kind: 'not_an_image' }
  /** SVG, which may contain scripts. */
  | { readonly kind: 'drawing' }
  /** It has more pixels than are decoded. */
  | { readonly kind: 'too_many_pixels' }
  | { readonly kind: 'damaged' }
  /** It took too long to decode. */
  | { readonly kind: 'too_complex' }
  /** An icon or a tracking pixel. */
  | { readonly kind: 'too_small' }
  /** A rule or a banner. */
  | { readonly kind: 'too_narrow' }
  /** It has only one colour. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'host_taken_down' };

/** `on_many_pages`: it is a logo or an ornament of its site. */
export type DropReason = 'on_many_pages' | 'host_taken_down' | 'carrier_deleted';

interface OfCarrier {
  readonly carrier: Carrier;
}

/**
 * `images-{tracker or document}`: the images that a tracker’s sources or a document show, their outcomes, and who finds
 * them.
 */
export const carriedImageEvents = declareEvents('images', {
  /**
   * Pages that a run read, or a document, show images. For an image already known, this records another page that shows
   * it.
   */
  ImagesFound: event<OfCarrier & { readonly images: readonly FoundImage[] }>(),
  /** Its thumbnail was made and is stored. */
  ThumbnailKept: event<
    OfCarrier & { readonly imageId: string; readonly audience: ImageAudience; readonly thumbnail: ThumbnailFacts }
  >(),
  /** No thumbnail could be made, or the image is not worth finding. */
  ImageLeftOut: event<
    OfCarrier & {
      readonly imageId: string;
      readonly fault: ImageFault;
      /** When it is fetched again; null if never. */
      readonly againAt: string | null;
    }
  >(),
  /** A carrier became public or private, and its images with it. */
  ImagesShown: event<OfCarrier & { readonly imageIds: readonly string[]; readonly audience: ImageAudience }>(),
  /** Images can no longer be found, and their thumbnails are deleted. */
  ImagesDropped: event<OfCarrier & { readonly imageIds: readonly string[]; readonly reason: DropReason }>(),
  /**
   * Images are wanted again: their carrier was restored, their host was readmitted, or it is time to fetch them again.
   */
  ImagesSought: event<OfCarrier & { readonly imageIds: readonly string[] }>(),
});

export type CarriedImageEvent = EventOf<typeof carriedImageEvents>;
export type ImagesDropped = EventOfType<typeof carriedImageEvents, 'ImagesDropped'>;
