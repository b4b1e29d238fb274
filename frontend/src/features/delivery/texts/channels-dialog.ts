import { catalogue } from '#shared/language/catalogue';

/** Texts of the dialog that chooses the channels of a tracker or folder. */
export const channelsDialogTexts = catalogue('delivery/channels-dialog', {
  title: 'Sent to',
  /** `title`: the tracker's or folder's. */
  where: (title: string) => `Where updates of ${title} go besides email.`,
  none: 'You have no channels yet. Slack, a phone or a program of yours can get updates, too.',
  add: 'Add a channel',
  manage: 'Manage channels',
  off: ' (off)',
});
