import type { TextsOf } from '#shared/language/catalogue';
import type { referralTexts } from './page';

export const german: TextsOf<typeof referralTexts> = {
  lead: 'Wenn sich jemand über deinen Link registriert, bekommt ihr beide einen täglichen Tracker mehr. Die Gesamtzahl eurer Tracker bleibt gleich.',
  noAccount: 'Die Daten deines Kontos konnten nicht geladen werden',
  byEmail: 'Einladung per E-Mail senden',
  emailMissing: 'Bitte eine E-Mail-Adresse eingeben',
  invalidEmail: 'Das ist keine gültige E-Mail-Adresse',
  send: 'Senden',
  sent: 'Einladung gesendet',
  notSent: 'Die Einladung konnte nicht gesendet werden',
  link: 'Dein Empfehlungslink',
  copied: 'Empfehlungslink in die Zwischenablage kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden',
};
