import type { TextsOf } from '#shared/language/catalogue';
import type { joinTexts } from './join';

export const german: TextsOf<typeof joinTexts> = {
  join: 'Beitreten',
  joinNamed: (organisation) => `${organisation} beitreten`,
  signInAs: (email) => `Du wirst dich als ${email} anmelden.`,
  failed: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte erneut versuchen.',
  welcome: (product) => `Willkommen bei ${product}!`,
  ready: 'Dein Konto ist bereit, und du bist angemeldet.',
  invalid:
    'Diese Einladung gilt nicht mehr. Du kannst die Person, die in der Einladung genannt ist, um eine neue bitten.',
};
