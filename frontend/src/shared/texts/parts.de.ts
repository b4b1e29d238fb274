import type { TextsOf } from '../language/catalogue';
import type { partTexts } from './parts';

export const german: TextsOf<typeof partTexts> = {
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  pageNotShown: 'Diese Seite konnte nicht angezeigt werden',
  partNotLoaded: 'Das konnte nicht geladen werden',
  partNotShown: 'Das konnte nicht angezeigt werden',
  newerVersion: 'Eine neuere Version wurde installiert. Lade die Seite neu, um sie zu verwenden.',
  checkConnection: 'Prüfe die Verbindung. Es ist nichts verloren gegangen.',
  reload: 'Seite neu laden',
};
