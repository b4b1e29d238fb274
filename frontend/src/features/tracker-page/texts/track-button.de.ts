import type { TextsOf } from '#shared/language/catalogue';
import type { trackButtonTexts } from './track-button';

export const german: TextsOf<typeof trackButtonTexts> = {
  thenYouFollow: 'Danach folgst du diesem Tracker, der in einem anderen Tab geöffnet ist.',
  opensNewTab: ' (öffnet einen neuen Tab)',
};
