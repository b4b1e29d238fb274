import { catalogue } from '../language/catalogue';

export const sessionTexts = catalogue('shared/session', {
  signedIn: 'Login successful!',
  impersonating: (email: string) => `Now impersonating ${email}`,
  impersonationEnded: 'The impersonation has ended',
});
