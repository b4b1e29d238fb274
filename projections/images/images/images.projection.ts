import {
  type CarriedImageEvent,
  type Carrier,
  type FoundImage,
  type ImageAudience,
  type ImageFault,
  carriedImageEvents,
} from '#events/images/carried-image.events';
import { domainsOfImage } from '#events/images/domains-of-host';
import { wholePageId } from '#events/images/whole-page';
import { assertNever } from '#kernel/assert-never';
import { stripInvisible } from '#kernel/invisible-characters';
import { parseUrl } from '#kernel/parse-url';
import { type Changes, change, changeOr, projection } from '#kernel/projection';

/**
 * The value of `audience` for images that everyone who is signed in finds; otherwise it is the id of the only user who
 * does.
 */
export const AUDIENCE_EVERYBODY = 'everybody';

/** An image that a tracker or a document carries. */
export interface CarriedImageDocument {
  readonly _id: string;
  readonly carrier_kind: Carrier['kind'];
  readonly carrier_id: string;
  readonly image_id: string;
  readonly state: 'found' | 'kept' | 'left_out' | 'dropped';
  /** Null unless its thumbnail is kept. */
  readonly audience: string | null;
  /** `page`: a whole page of a document, found by the text on it. */
  readonly shows: 'picture' | 'page';
  /**
   * The best of what its page says it shows; see `remarkTextsOf`. In a document without a caption, only where it is.
   */
  readonly name: string;
  /** Everything that its page says it shows. */
  readonly captions: readonly string[];
  /** The text near it; for a whole page, its distinct words. */
  readonly around: string;
  /** Title of the page or document that shows it. */
  readonly page_title: string;
  /** All text by which it is found. The title of a document says nothing about one of its pages. */
  readonly words: string;
  /** Address of the image itself; null in a PDF. */
  readonly address: string | null;
  /** Address of the page that shows it; null in a PDF. */
  readonly page_url: string | null;
  /** Page number in the PDF, from 1; null on the web. */
  readonly page: number | null;
  /** The domains of both addresses. */
  readonly domains: readonly string[];
  readonly found_at: string;
  readonly fault: ImageFault | null;
  /** Time when it is fetched again; null unless it was left out for now. */
  readonly again_at: string | null;
  /** Size of its thumbnail in pixels; null without one. */
  readonly width: number | null;
  readonly height: number | null;
}

export const carriedImageId = (carrierId: string, imageId: string): string => `${carrierId}.${imageId}`;

/** The id of the image, which on the web is that of its address, whatever carries it. */
export const imageIdIn = (carriedId: string): string => carriedId.slice(carriedId.lastIndexOf('.') + 1);

const audienceField = (audience: ImageAudience): string =>
  audience.kind === 'everybody' ? AUDIENCE_EVERYBODY : audience.userId;

/** Whether a text is just the file's name, which some editors use as alternative text. */
const isFileName = (text: string, place: FoundImage['place']): boolean => {
  if (place.kind === 'pdf') return false;
  const [file = ''] = (parseUrl(place.address)?.pathname ?? '').split('/').slice(-1);
  return file !== '' && file.toLowerCase().startsWith(text.toLowerCase().replaceAll(' ', '-'));
};

/**
 * What the page says the image shows. In a document only a caption says so: the other texts were made up in its
 * absence.
 */
const captionsOf = ({ captions: { alt, title, caption }, place }: FoundImage): readonly string[] => {
  const given = place.kind === 'web' ? [alt, title, caption] : [caption];
  return [...new Set(given)].filter((text) => text !== '');
};

const placeIn = (place: Extract<FoundImage['place'], { kind: 'pdf' }>, shows: CarriedImageDocument['shows']): string =>
  shows === 'page' ? `Page ${place.page}` : `Picture on page ${place.page}`;

const showsOf = ({ imageId, place }: FoundImage): CarriedImageDocument['shows'] =>
  place.kind === 'pdf' && imageId === wholePageId(place.page) ? 'page' : 'picture';

interface ImageWords {
  readonly name: string;
  readonly captions: readonly string[];
  readonly words: string;
}

/** A whole page has no name, and the heading above it may be on another page. */
const givenOf = (image: FoundImage): ImageWords => {
  const { captions, place } = image;
  const shows = showsOf(image);
  if (place.kind === 'pdf' && shows === 'page')
    return { name: placeIn(place, shows), captions: [], words: captions.around };
  const given = captionsOf(image);
  const first = given.find((text) => !isFileName(text, place));
  return place.kind === 'pdf'
    ? { name: first ?? placeIn(place, shows), captions: given, words: [...given, captions.around].join('\n') }
    : {
        name: first ?? place.title,
        captions: given,
        words: [...new Set([...given, captions.around, place.title])].join('\n'),
      };
};

const found = (carrier: Carrier, image: FoundImage, at: string): CarriedImageDocument => {
  const { imageId, place } = image;
  const isWeb = place.kind === 'web';
  const { name, captions, words } = givenOf(image);
  return {
    _id: carriedImageId(carrier.id, imageId),
    carrier_kind: carrier.kind,
    carrier_id: carrier.id,
    image_id: imageId,
    state: 'found',
    audience: null,
    shows: showsOf(image),
    name: stripInvisible(name),
    captions: captions.map(stripInvisible),
    around: stripInvisible(image.captions.around),
    page_title: stripInvisible(place.title),
    words: stripInvisible(words),
    address: isWeb ? place.address : null,
    page_url: isWeb ? place.url : null,
    page: isWeb ? null : place.page,
    domains: isWeb ? domainsOfImage(place) : [],
    found_at: at,
    fault: null,
    again_at: null,
    width: null,
    height: null,
  };
};

export const carriedImages = projection<CarriedImageEvent, CarriedImageDocument>({
  name: 'images',
  from: [carriedImageEvents],
  owner: 'audience',
  indexes: [
    { keys: ['audience', 'found_at'] },
    { keys: ['state', 'found_at'] },
    { keys: ['domains', 'state'] },
    { keys: ['carrier_id', 'found_at'] },
    { keys: ['found_at'] },
    { keys: ['again_at'] },
  ],
  arrays: ['domains', 'captions'],
  search: {
    title: 'name',
    text: 'words',
    facet: 'audience',
    freshness: 'found_at',
    where: { state: 'kept' },
  },
  project(event) {
    const { carrier } = event.data;
    const changed = (imageId: string, changes: Changes<CarriedImageDocument>) =>
      change<CarriedImageDocument>(carriedImageId(carrier.id, imageId), changes);
    switch (event.type) {
      case 'ImagesFound':
        return event.data.images.map((image) => {
          const document = found(carrier, image, event.metadata.occurred_at);
          // If an image was found before, the page that showed it first counts.
          return changeOr<CarriedImageDocument>(document, {});
        });
      case 'ThumbnailKept': {
        const { imageId, audience, thumbnail } = event.data;
        const { width, height } = thumbnail;
        return [
          changed(imageId, { $set: { state: 'kept', fault: null, audience: audienceField(audience), width, height } }),
        ];
      }
      case 'ImageLeftOut': {
        const { imageId, fault, againAt } = event.data;
        return [changed(imageId, { $set: { state: 'left_out', fault, again_at: againAt } })];
      }
      case 'ImagesShown': {
        const { imageIds, audience } = event.data;
        return imageIds.map((imageId) => changed(imageId, { $set: { audience: audienceField(audience) } }));
      }
      case 'ImagesDropped':
        return event.data.imageIds.map((imageId) =>
          changed(imageId, { $set: { state: 'dropped', again_at: null, audience: null, width: null, height: null } }),
        );
      case 'ImagesSought':
        return event.data.imageIds.map((imageId) =>
          changed(imageId, { $set: { state: 'found', fault: null, again_at: null } }),
        );
      default:
        return assertNever(event);
    }
  },
});
