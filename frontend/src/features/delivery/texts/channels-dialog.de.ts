import type { TextsOf } from '#shared/language/catalogue';
import type { channelsDialogTexts } from './channels-dialog';

export const german: TextsOf<typeof channelsDialogTexts> = {
  title: 'Kanäle',
  where: (title) => `Wohin Updates von ${title} zusätzlich zur E-Mail gehen.`,
  none: 'Du hast noch keine Kanäle. Auch Slack, ein Telefon oder ein eigenes Programm kann Updates bekommen.',
  add: 'Kanal hinzufügen',
  manage: 'Kanäle verwalten',
  off: ' (aus)',
};
