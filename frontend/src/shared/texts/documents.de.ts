import type { TextsOf } from '../language/catalogue';
import type { documentTexts } from './documents';

export const german: TextsOf<typeof documentTexts> = {
  kinds: { hearing: 'Anhörung', report: 'Bericht', member: 'Abgeordneter', amendment: 'Änderungsantrag' },
  signed: (day) => `Unterzeichnet am ${day}`,
  published: (day) => `Veröffentlicht am ${day}`,
  added: (day) => `Hinzugefügt am ${day}`,
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden',
};
