import type { TextsOf } from '../../../shared/language/catalogue';
import type { sentToTexts } from './sent-to';

export const german: TextsOf<typeof sentToTexts> = {
  title: 'Gesendet an',
  done: 'Fertig',
  where: (title) => `Wohin Updates von ${title} außer per E-Mail gehen.`,
  yourChannels: 'deine Kanäle',
  none: 'Du hast noch keine Kanäle. Auch Slack, ein Telefon oder ein eigenes Programm kann Updates bekommen.',
  add: 'Kanal hinzufügen',
  manage: 'Kanäle verwalten',
  kinds: { email: 'E-Mail', sms: 'Textnachricht' },
  off: ' (aus)',
};
