import { catalogue } from '#shared/language/catalogue';

export const providerTexts = catalogue('accounts/providers', {
  signInFailed: 'An error occurred during login.',
  googleFailed: 'An error occurred during Google login.',
  orProvider: (one: string, other: string) => `${one} or ${other}`,
});
