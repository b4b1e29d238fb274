import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { FILE_STORE } from '#platform/file-store/file-store';
import { fileRoute } from '#platform/http/routes/file-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { carriedImageId, carriedImages } from '#projections/images/images/images.projection';
import { thumbnailFile } from '../image-files';
import { TakenDownHosts } from '../taken-down-hosts';
import { ADDRESS_EXPIRED, ThumbnailAddresses } from './thumbnail-addresses';

const WEBP = 'image/webp';

const EXPIRED_ADDRESS = refuse(ADDRESS_EXPIRED, 'This address has expired or was altered. Search again.');

export const GetThumbnail = fileRoute({
  path: 'api/images/thumbnail/:carrier/:image',
  access: 'public',
  summary: 'The thumbnail of a found image, by the address that a search gave out within the last fifteen minutes.',
  types: [WEBP],
  query: z.strictObject({ expires: z.string().max(20).default(''), signature: z.string().max(100).default('') }),
  uses: [READ_STORE, FILE_STORE, ThumbnailAddresses, TakenDownHosts],
  async read({ params: { carrier, image: imageId }, query }, reads, files, addresses, hosts) {
    const image = await reads.get(carriedImages, carriedImageId(carrier, imageId));
    // An image that is no longer kept has no audience, so that its address is no longer valid either.
    if (image === undefined || image.state !== 'kept' || !addresses.isValid(image, query)) return EXPIRED_ADDRESS;
    const file = (await hosts.includeAny(image.domains)) ? undefined : await files.get(thumbnailFile(carrier, imageId));
    if (file === undefined) return refuse('NOT_FOUND', 'This image is no longer available.');
    const { content, bytes } = file;
    return { name: `${imageId}.webp`, type: WEBP, content, bytes, isInline: true };
  },
});
