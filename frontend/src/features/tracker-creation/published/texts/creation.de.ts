import type { TextsOf } from '#shared/language/catalogue';
import type { creationTexts } from './creation';

export const german: TextsOf<typeof creationTexts> = {
  created: 'Tracker angelegt!',
  notCreated: 'Der Tracker konnte nicht angelegt werden.',
  notUpdated: 'Der Tracker konnte nicht geändert werden.',
  unexpected: 'Unerwarteter Fehler.',
  limits: {
    'max-trackers': 'Höchstzahl an Trackern erreicht',
    'max-day-trackers': 'Höchstzahl an täglichen Trackern erreicht',
  },
  dailyLimitInDialog: 'Höchstzahl an täglichen Trackern erreicht',
  advice: {
    'max-trackers': 'Lösche einen Tracker, den du nicht mehr brauchst, um Platz zu schaffen.',
    'max-day-trackers': 'Wähle eine andere Häufigkeit, oder stelle einen täglichen Tracker auf wöchentlich um.',
  },
  youCanAlso: 'Du kannst auch',
  visit: 'die',
  pricing: 'Preise ansehen',
  referFriend: 'jemanden einladen',
  orContactSupport: 'oder den Support fragen.',
  orRaiseLimits: 'oder die Grenzen anheben: Die Verwaltung sagt, wie.',
  frequencies: { hour: 'Stündlich', day: 'Täglich', week: 'Wöchentlich', month: 'Monatlich' },
  editors: { auto: 'Wie hier eingerichtet', rules: 'Regeln', model: 'Das Modell' },
  choose: 'Auswählen',
};
