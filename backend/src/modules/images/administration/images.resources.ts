import { documentsResource } from '#platform/administration/documents-resource';
import { imageHosts } from '#projections/images/image-hosts/image-hosts.projection';
import { carriedImages } from '#projections/images/images/images.projection';
import { imageFaultWords } from './fault-words';

/** Hosts whose images were taken down. */
export const imageHostsResource = documentsResource(imageHosts, {
  name: 'image-hosts',
  filters: { taken_down_at: 'time' },
  sorts: ['taken_down_at'],
  row: ({ _id, ...host }) => ({ id: _id, ...host }),
});

/** What became of every image, without what its page says of it: a private tracker's topic is nobody else's. */
export const imagesResource = documentsResource(carriedImages, {
  name: 'images',
  filters: { state: ['found', 'kept', 'left_out', 'dropped'], found_at: 'time', domains: 'text', carrier_id: 'text' },
  sorts: ['found_at'],
  row: ({ _id, state, carrier_kind, carrier_id, address, page, found_at, fault, again_at }) => ({
    id: _id,
    state,
    carrier_kind,
    carrier_id,
    address,
    page,
    found_at,
    fault,
    again_at,
    why: fault === null ? null : imageFaultWords(fault),
  }),
});
