import { catalogue } from '#shared/language/catalogue';

/** Texts of a public folder, as anyone sees it. */
export const sharedFolderTexts = catalogue('collections/shared', {
  title: 'Shared folder',
  thisFolder: 'This folder',
  openInMyTrackers: 'Open in My Trackers',
  nothingPublic: 'Nothing in this folder is public yet.',
  whenTrackersAppear: 'Trackers appear here once their owner shares them.',
  unavailable: 'This folder is private or no longer exists.',
  signInToSee: 'If it is yours, sign in to see it.',
  ownerCanShare: 'Its owner can share it again.',
});
