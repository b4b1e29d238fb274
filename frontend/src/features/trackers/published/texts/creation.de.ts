import type { TextsOf } from '../../../../shared/language/catalogue';
import type { creationTexts } from './creation';

export const german: TextsOf<typeof creationTexts> = {
  created: 'Tracker angelegt!',
  notCreated: 'Der Tracker konnte nicht angelegt werden.',
  notUpdated: 'Der Tracker konnte nicht geändert werden.',
  unexpected: 'Unerwarteter Fehler.',
  limits: {
    'max-trackers': 'Mehr Tracker sind nicht möglich',
    'max-day-trackers': 'Mehr tägliche Tracker sind nicht möglich',
  },
  dailyLimitInDialog: 'Mehr tägliche Tracker sind nicht möglich',
  advice: {
    'max-trackers': 'Lösche einen Tracker, den du nicht mehr brauchst.',
    'max-day-trackers': 'Wähle eine andere Häufigkeit, oder stelle einen täglichen Tracker auf wöchentlich um.',
  },
  youCanAlso: 'Oder:',
  visit: 'siehe',
  pricing: 'Preise',
  referFriend: 'lade jemanden ein',
  orContactSupport: 'oder wende dich an den Support.',
  orRaiseLimits: 'oder lass PLAN_FREE_TRACKERS und PLAN_FREE_DAILY in den Einstellungen des Servers erhöhen.',
  frequencies: { hour: 'Stündlich', day: 'Täglich', week: 'Wöchentlich', month: 'Monatlich' },
  editors: { auto: 'Wie hier eingerichtet', rules: 'Regeln', model: 'Das Modell' },
  choose: 'Auswählen',
};
