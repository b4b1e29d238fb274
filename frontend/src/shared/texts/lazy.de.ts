import type { TextsOf } from '../language/catalogue';
import type { partTexts } from './lazy';

export const german: TextsOf<typeof partTexts> = {
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  pageNotShown: 'Diese Seite konnte nicht angezeigt werden',
  partNotLoaded: 'Das konnte nicht geladen werden',
  partNotShown: 'Das konnte nicht angezeigt werden',
  newerVersion: 'Es gibt eine neuere Version. Lade die Seite neu, um sie zu verwenden.',
  checkConnection: 'Prüfe die Verbindung. Nichts ist verloren.',
  reload: 'Seite neu laden',
};
