import { catalogue } from '../language/catalogue';

export const copyingTexts = catalogue('shared/copying', {
  rssCopied: 'RSS link copied to clipboard',
  rssNotCopied: 'Failed to copy RSS link',
});
