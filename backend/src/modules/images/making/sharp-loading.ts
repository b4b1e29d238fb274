import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** Formats that are decoded, each from memory. No others are, whatever libvips was built with: SVG and PDF can be programs. */
const DECODED = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

/** Loads sharp; null where its prebuilt library is missing, as on an unsupported system. */
export const loadSharp = async (
  load: () => Promise<{ readonly default: Sharp }> = () => import('sharp'),
): Promise<Sharp | null> => {
  try {
    const { default: loaded } = await load();
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: DECODED });
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  } catch {
    return null;
  }
};
