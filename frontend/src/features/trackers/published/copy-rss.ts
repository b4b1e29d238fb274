import { copyingTexts } from '#shared/texts/copying';
import { copyWithToast } from '#shared/ui/copy-with-toast';

/** Copies the URL of a feed; a toast reports it. */
export const copyRss = (address: string): Promise<void> =>
  copyWithToast(address, copyingTexts().rssCopied, copyingTexts().rssNotCopied);
