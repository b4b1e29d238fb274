import type { TextsOf } from '../../shared/language/catalogue';
import type { missingPageTexts } from './missing-pages';

export const german: TextsOf<typeof missingPageTexts> = {
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Seite nicht gefunden',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  whyNothingHere: 'Vielleicht hat die Adresse einen Tippfehler, oder die Seite wurde gelöscht oder ist jetzt privat.',
  goToExplore: 'Zu Entdecken',
  notShown: 'Nicht angezeigt',
  notShownTitle: 'Diese Seite konnte nicht angezeigt werden',
  nothingLost: 'Nichts ist verloren.',
  wentWrong: 'Auf dieser Seite ist etwas schiefgegangen. Vielleicht hilft neu laden.',
  reload: 'Neu laden',
};
