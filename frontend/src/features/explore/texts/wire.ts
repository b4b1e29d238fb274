import { catalogue } from '#shared/language/catalogue';

export const wireTexts = catalogue('explore/wire', {
  newest: 'Newest verified',
  just: 'Just verified',
  upTo: (day: string) => `Newest verified, up to ${day}`,
  from: 'From',
});
