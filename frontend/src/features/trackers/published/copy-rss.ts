import { copyingTexts } from '#shared/texts/copying';
import { copyWithToast } from '#shared/ui/copy-with-toast';

/** Copies the URL of a feed; a toast reports it. */
export const copyRss = (url: string): Promise<void> =>
  copyWithToast(url, copyingTexts().rssCopied, copyingTexts().rssNotCopied);
