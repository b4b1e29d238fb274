import type { TextsOf } from '../language/catalogue';
import type { actionTexts } from './actions';

export const german: TextsOf<typeof actionTexts> = {
  add: 'Hinzufügen',
  clone: 'Duplizieren',
  copyLink: 'Link kopieren',
  create: 'Anlegen',
  delete: 'Löschen',
  done: 'Fertig',
  download: 'Herunterladen',
  edit: 'Bearbeiten',
  goToExplore: 'Zu „Entdecken“',
  notNow: 'Nicht jetzt',
  remove: 'Entfernen',
  save: 'Speichern',
  undo: 'Rückgängig',
};
