import type { TextsOf } from '#shared/language/catalogue';
import type { followingTexts } from './following';

export const german: TextsOf<typeof followingTexts> = {
  followed: 'Du folgst dem Tracker jetzt',
  unfollowed: 'Du folgst dem Tracker nicht mehr',
  notFollowed: 'Ob du dem Tracker folgst, konnte nicht geändert werden',
};
