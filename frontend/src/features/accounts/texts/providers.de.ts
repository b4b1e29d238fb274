import type { TextsOf } from '#shared/language/catalogue';
import type { providerTexts } from './providers';

export const german: TextsOf<typeof providerTexts> = {
  signInFailed: 'Die Anmeldung ist fehlgeschlagen.',
  googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen.',
  orProvider: (one, other) => `${one} oder ${other}`,
};
