import type { TextsOf } from '../language/catalogue';
import type { lazyTexts } from './lazy';

export const german: TextsOf<typeof lazyTexts> = {
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  pageNotShown: 'Diese Seite konnte nicht angezeigt werden',
  sectionNotLoaded: 'Das konnte nicht geladen werden',
  sectionNotShown: 'Das konnte nicht angezeigt werden',
  newerVersion: 'Eine neuere Version wurde installiert. Lade die Seite neu, um sie zu verwenden.',
  checkConnection: 'Prüfe die Verbindung. Es ist nichts verloren gegangen.',
  reload: 'Seite neu laden',
};
