import { catalogue } from '#shared/language/catalogue';

export const trackButtonTexts = catalogue('tracker-page/track-button', {
  thenYouFollow: 'Then you follow this tracker, which is open in another tab.',
  opensNewTab: ' (opens in a new tab)',
});
