import type { TextsOf } from '../language/catalogue';
import type { commonTexts } from './common';

export const german: TextsOf<typeof commonTexts> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  ok: 'OK',
  dismiss: 'Ausblenden',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  endReached: 'Das war alles.',
  on: 'Ein',
  off: 'Aus',
  notLoaded: (contentName) => `Nicht geladen: ${contentName}.`,
  serverNotReached: 'Vielleicht ist die Verbindung unterbrochen, oder der Server startet noch.',
};
