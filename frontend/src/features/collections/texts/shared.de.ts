import type { TextsOf } from '#shared/language/catalogue';
import type { sharedFolderTexts } from './shared';

export const german: TextsOf<typeof sharedFolderTexts> = {
  title: 'Geteilter Ordner',
  thisFolder: 'dieser Ordner',
  openInMyTrackers: 'In „Meine Tracker“ öffnen',
  nothingPublic: 'In diesem Ordner ist noch nichts öffentlich.',
  whenTrackersAppear: 'Tracker erscheinen hier, sobald sie geteilt werden.',
  unavailable: 'Diesen Ordner gibt es nicht mehr, oder er ist privat.',
  signInToSee: 'Wenn es deiner ist, melde dich an, um ihn zu sehen.',
  ownerCanShare: 'Wem er gehört, kann ihn wieder teilen.',
};
