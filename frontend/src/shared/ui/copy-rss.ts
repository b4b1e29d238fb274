import { copyWithToast } from './copy-with-toast';

/** Copies the address of a feed and says so. */
export const copyRss = (address: string): Promise<void> =>
  copyWithToast(address, 'RSS link copied to clipboard', 'Failed to copy RSS link');
