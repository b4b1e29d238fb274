import { z } from 'zod';
import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import type { ThumbnailAddresses } from './thumbnail-addresses';

export const imageAnswer = z.strictObject({
  name: z.string().describe('What its page says that it is: its alternative text, title or caption.'),
  page_title: z.string().describe('The title of the page or document that shows it.'),
  url: z.string().describe('The page that shows it; of a document’s, its page in this product.'),
  presigned_url: z
    .string()
    .describe('Its thumbnail, as WebP, below this origin. Whoever has this address may load it for fifteen minutes.'),
  width: z.int().describe('Of the thumbnail, in pixels, as its height.'),
  height: z.int(),
});

const pageAddress = ({ page_url, carrier_id, page }: CarriedImageDocument): string =>
  page_url ?? `/document/${encodeURIComponent(carrier_id)}?page=${page ?? 1}`;

/** Without a caption, what is of a document is called by its place in it. */
const nameOf = ({ name, page, captions, page_title: title }: CarriedImageDocument): string =>
  page === null || captions.length > 0 ? name : `${name}: ${title}`;

/** An image as its audience sees it. */
export const imageView = (
  image: CarriedImageDocument,
  addresses: Pick<ThumbnailAddresses, 'of'>,
): z.output<typeof imageAnswer> => ({
  name: nameOf(image),
  page_title: image.page_title,
  url: pageAddress(image),
  presigned_url: addresses.of(image),
  width: image.width ?? 0,
  height: image.height ?? 0,
});
