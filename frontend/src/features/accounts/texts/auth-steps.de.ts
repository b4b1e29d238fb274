import type { TextsOf } from '#shared/language/catalogue';
import type { authStepTexts } from './auth-steps';

export const german: TextsOf<typeof authStepTexts> = {
  registered: 'Registrierung abgeschickt!',
  startWith: (product) => `Mit ${product} loslegen`,
  back: 'Zurück',
  backToSignIn: 'Zurück zur Anmeldung',
  secondFactor: 'Zweiter Faktor',
  yourProvider: 'Dein Anbieter',
  providerKnowsYou: (provider) => `Bei ${provider} angemeldet.`,
  passwordRight: 'Das Passwort stimmt.',
  enterCode: 'Gib jetzt den Code deines zweiten Faktors ein.',
  providerFailed: (provider) => `Die Anmeldung mit ${provider} ist fehlgeschlagen.`,
  or: 'oder',
  continueWith: (provider) => `Weiter mit ${provider}`,
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  providerUnreachable: (provider) => `${provider} ist nicht erreichbar. Bitte später erneut versuchen.`,
  signInExpired: 'Diese Anmeldung hat zu lange gedauert oder wurde schon verwendet. Bitte erneut versuchen.',
  notConfirmed: (provider) => `${provider} hat diese Anmeldung nicht bestätigt. Bitte erneut versuchen.`,
  notSignedIn: 'Du bist nicht angemeldet.',
  linkTitle: 'Konto verknüpfen',
  linkAction: 'Verknüpfen und anmelden',
  linkReason: (email, provider) =>
    `Für ${email} gibt es hier schon ein Konto. Gib einmal das Passwort dieses Kontos ein; danach meldest du dich mit ${provider} an.`,
  forStaff: (email) =>
    `Diese Seite ist für das Team, und du bist als ${email} angemeldet. Melde dich mit einem anderen Konto an, um sie zu öffnen.`,
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',
  trackersKeepRunning: 'Deine Tracker laufen weiter. Melde dich an, um sie zu sehen.',
};
