import type { TextsOf } from '#shared/language/catalogue';
import type { missingPageTexts } from './missing-pages';

export const german: TextsOf<typeof missingPageTexts> = {
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Seite nicht gefunden',
  nothingHere: 'Unter dieser Adresse wurde nichts gefunden.',
  whyNothingHere: 'Vielleicht hat die Adresse einen Tippfehler, oder die Seite wurde gelöscht oder ist jetzt privat.',
  notShown: 'Nicht angezeigt',
  notShownTitle: 'Diese Seite konnte nicht angezeigt werden',
  nothingLost: 'Es ist nichts verloren gegangen.',
  wentWrong: 'Auf dieser Seite ist etwas schiefgegangen. Vielleicht hilft es, sie neu zu laden.',
  reload: 'Neu laden',
};
