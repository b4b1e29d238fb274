import { sessionChanges } from '../../../shared/session/session-changes';
import { storedTokens } from '../../../shared/session/stored-session';
import type { Tokens } from '../../../shared/session/tokens';
import { lasting } from '../../../shared/storage/browser-storage';
import { forgetReferralCode } from '../referral-code';

const existingUserKey = 'existingUser';

/** Whether this browser has had a session before, which makes the sign-in dialog more likely to be wanted. */
export const isExistingUser = (): boolean => lasting.get(existingUserKey) === 'true';

/** Whose place somebody takes by signing in: taken note of when they ask for it. */
export const whoeverIsSignedIn = storedTokens;

/** Signs in with new tokens. Fails if somebody else is signed in by now than `from`. */
export const beginSession = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const changes = await sessionChanges();
  await changes.beginSession(tokens, from);
  lasting.set(existingUserKey, 'true');
  forgetReferralCode();
};
