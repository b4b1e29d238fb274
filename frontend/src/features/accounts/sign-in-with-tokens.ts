import { loadSessionChanges } from '#shared/session/load-session-changes';
import type { Tokens } from '#shared/session/tokens';
import { markExistingUser } from './existing-user';
import { clearReferralCode } from './referral-code';

/** Signs in with new tokens. Fails if the signed-in person is no longer `from`. */
export const signInWithTokens = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const { replaceSession } = await loadSessionChanges();
  await replaceSession(tokens, from);
  markExistingUser();
  clearReferralCode();
};
