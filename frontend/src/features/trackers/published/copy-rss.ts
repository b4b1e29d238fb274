import { copyingTexts } from '#shared/texts/copying';
import { copyWithToast } from '#shared/ui/copy-with-toast';

/** Copies the address of a feed and says so. */
export const copyRss = (address: string): Promise<void> =>
  copyWithToast(address, copyingTexts().rssCopied, copyingTexts().rssNotCopied);
