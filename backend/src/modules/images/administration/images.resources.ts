import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import type { Resource } from '#platform/administration/resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { imageHosts } from '#projections/images/image-hosts/image-hosts.projection';
import {
  type CarriedImageDocument,
  AUDIENCE_EVERYBODY,
  carriedImages,
} from '#projections/images/images/images.projection';
import type { ThumbnailAddresses } from '../queries/thumbnail-addresses';
import { describeImageFault } from './image-fault-text';

const imageHostRow = z
  .strictObject({
    id: z.string(),
    reason: z.string(),
    taken_down_at: timeAnswer,
  })
  .meta({ id: 'ImageHostRow' });

const imageRow = z
  .strictObject({
    id: z.string(),
    state: z.enum(['found', 'kept', 'left_out', 'dropped']),
    is_private: z.boolean().describe('Only one user finds it.'),
    carrier_kind: z.enum(['tracker', 'document']),
    carrier_id: z.string(),
    address: z.string().nullable(),
    page: z.int().nullable(),
    found_at: timeAnswer,
    fault: z.unknown(),
    again_at: timeAnswer.nullable(),
    why: z.string().nullable(),
    name: z.string().nullable(),
    thumbnail: z.string().nullable().describe('Its address, which expires after some minutes.'),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'ImageRow' });

/** Hosts whose images were taken down. */
export const imageHostsResource = documentsResource(imageHosts, {
  name: 'image-hosts',
  answers: imageHostRow,
  filters: { taken_down_at: 'time' },
  sorts: ['taken_down_at'],
  row: ({ _id, ...host }) => ({ id: _id, ...host }),
});

/**
 * What staff may see of an image. The topic of a private tracker, which its pictures reveal too, is hidden from them.
 */
const shownOf = (
  { state, audience, name, page, page_title: title, captions, width, height, ...image }: CarriedImageDocument,
  addresses: Pick<ThumbnailAddresses, 'of'>,
) => {
  if (state !== 'kept' || audience !== AUDIENCE_EVERYBODY)
    return { name: null, thumbnail: null, width: null, height: null };
  return {
    name: page === null || captions.length > 0 ? name : title,
    thumbnail: addresses.of({ ...image, audience }),
    width,
    height,
  };
};

/** All images with their state, and those that everybody may find as they are shown, below addresses that end after minutes. */
export const imagesResource = (
  reads: Pick<ReadStore, 'find' | 'count' | 'get'>,
  addresses: Pick<ThumbnailAddresses, 'of'>,
): Resource =>
  documentsResource(carriedImages, {
    name: 'images',
    answers: imageRow,
    filters: {
      state: ['found', 'kept', 'left_out', 'dropped'],
      found_at: 'time',
      domains: 'text',
      carrier_id: 'text',
    },
    sorts: ['found_at'],
    row: (image) => {
      const { _id, state, audience, carrier_kind, carrier_id, address, page, found_at, fault, again_at } = image;
      return {
        id: _id,
        state,
        is_private: audience !== null && audience !== AUDIENCE_EVERYBODY,
        carrier_kind,
        carrier_id,
        address,
        page,
        found_at,
        fault,
        again_at,
        why: fault === null ? null : describeImageFault(fault),
        ...shownOf(image, addresses),
      };
    },
  })(reads);
