import { sessionCommands } from '#shared/session/load-commands';
import type { Tokens } from '#shared/session/tokens';
import { browserStorage } from '#shared/storage/browser-storage';
import { clearReferralCode } from './referral-code';

const EXISTING_USER_KEY = 'existingUser';

/** Whether this browser has had a session before, which makes the sign-in dialog more likely to be wanted. */
export const isExistingUser = (): boolean => browserStorage.get(EXISTING_USER_KEY) === 'true';

/** Signs in with new tokens. Fails if the signed-in person is no longer `from`. */
export const startSession = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const changes = await sessionCommands();
  await changes.beginSession(tokens, from);
  browserStorage.set(EXISTING_USER_KEY, 'true');
  clearReferralCode();
};
