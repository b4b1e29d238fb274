import { copyText } from './copy-text';
import { toast, toastFailure } from './toast';

/** Copies the address of a feed and says so. */
export const copyRss = (address: string): Promise<void> =>
  copyText(address).then(
    () => toast('RSS link copied to clipboard'),
    () => toastFailure('Failed to copy RSS link'),
  );
