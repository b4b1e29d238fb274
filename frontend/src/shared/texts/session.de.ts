import type { TextsOf } from '../language/catalogue';
import type { sessionTexts } from './session';

export const german: TextsOf<typeof sessionTexts> = {
  signedIn: 'Angemeldet!',
  impersonating: (email) => `Du handelst jetzt als ${email}`,
  impersonationEnded: 'Du handelst wieder als du selbst',
};
