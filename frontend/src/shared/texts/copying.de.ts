import type { TextsOf } from '../language/catalogue';
import type { copyingTexts } from './copying';

export const german: TextsOf<typeof copyingTexts> = {
  rssCopied: 'RSS-Link in die Zwischenablage kopiert',
  rssNotCopied: 'Der RSS-Link konnte nicht kopiert werden',
};
