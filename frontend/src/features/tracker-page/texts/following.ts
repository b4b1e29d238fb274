import { catalogue } from '#shared/language/catalogue';

export const followingTexts = catalogue('tracker-page/following', {
  followed: 'Now following topic',
  unfollowed: 'Unfollowed topic',
  notFollowed: 'Failed to update following status',
});
