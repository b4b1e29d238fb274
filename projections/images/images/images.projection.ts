import {
  type CarriedImageEvent,
  type Carrier,
  type FoundImage,
  type ImageAudience,
  type ImageFault,
  carriedImageEvents,
} from '#events/images/carried-image.events';
import { domainsOfImage } from '#events/images/domains-of-host';
import { assertNever } from '#kernel/assert-never';
import { type Changes, change, changeOr, projection } from '#kernel/projection';
import { withoutUnseen } from '#kernel/unseen';

/** The value of `audience` of what everybody signed in finds; otherwise it is the id of the one user who does. */
export const EVERYBODY = 'everybody';

/** An image that a tracker or a document carries. */
export interface CarriedImageDocument {
  readonly _id: string;
  readonly carrier_kind: Carrier['kind'];
  readonly carrier_id: string;
  readonly image_id: string;
  readonly state: 'found' | 'kept' | 'left_out' | 'dropped';
  /** Null unless its thumbnail is kept. */
  readonly audience: string | null;
  /** The best of what its page says that it is; see `nameOf`. */
  readonly name: string;
  /** All that its page says of it. */
  readonly words: string;
  /** Of the image itself; null in a PDF. */
  readonly address: string | null;
  /** Of the page that shows it; null in a PDF. */
  readonly page_url: string | null;
  /** Of the PDF, from 1; null on the web. */
  readonly page: number | null;
  /** The domains of both addresses. */
  readonly domains: readonly string[];
  readonly found_at: string;
  readonly fault: ImageFault | null;
  /** When it is fetched again; null unless it was left out for now. */
  readonly again_at: string | null;
  /** Of its thumbnail; null without one. */
  readonly width: number | null;
  readonly height: number | null;
}

export const carriedImageId = (carrierId: string, imageId: string): string => `${carrierId}.${imageId}`;

const audienceField = (audience: ImageAudience): string =>
  audience.kind === 'everybody' ? EVERYBODY : audience.userId;

/** Some editors put the file's name where a text should stand in for the image. */
const isFileName = (text: string, place: FoundImage['place']): boolean => {
  if (place.kind === 'pdf' || !URL.canParse(place.address)) return false;
  const [file = ''] = new URL(place.address).pathname.split('/').slice(-1);
  return file !== '' && file.toLowerCase().startsWith(text.toLowerCase().replaceAll(' ', '-'));
};

/** What an image is called: its text, the title or the caption that its page gives it, or else the title of the page. */
const nameOf = ({ captions: { alt, title, caption }, place }: FoundImage): string =>
  [alt, title, caption].find((text) => text !== '' && !isFileName(text, place)) ?? place.title;

const wordsOf = ({ captions: { alt, title, caption, around }, place }: FoundImage): string =>
  [...new Set([alt, title, caption, around, place.title])].filter((text) => text !== '').join('\n');

const found = (carrier: Carrier, image: FoundImage, at: string): CarriedImageDocument => {
  const { imageId, place } = image;
  const isWeb = place.kind === 'web';
  return {
    _id: carriedImageId(carrier.id, imageId),
    carrier_kind: carrier.kind,
    carrier_id: carrier.id,
    image_id: imageId,
    state: 'found',
    audience: null,
    name: withoutUnseen(nameOf(image)),
    words: withoutUnseen(wordsOf(image)),
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
  arrays: ['domains'],
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
          // Of an image found before, the page that showed it first counts.
          return changeOr<CarriedImageDocument>(document, {});
        });
      case 'ThumbnailKept': {
        const { imageId, audience, thumbnail } = event.data;
        const { width, height } = thumbnail;
        return [changed(imageId, { $set: { state: 'kept', audience: audienceField(audience), width, height } })];
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
        return event.data.imageIds.map((imageId) => changed(imageId, { $set: { state: 'found', again_at: null } }));
      default:
        return assertNever(event);
    }
  },
});
