import { lasting } from '../../shared/storage/browser-storage';
import { forgetReferralCode } from './referral-code';
import { keepTokens, type Tokens } from '../../shared/api/session';

const existingUserKey = 'existingUser';

/** Whether this browser has had a session before, which makes the sign-in dialog more likely to be wanted. */
export const isExistingUser = (): boolean => lasting.get(existingUserKey) === 'true';

export const beginSession = (tokens: Tokens): void => {
  lasting.set(existingUserKey, 'true');
  forgetReferralCode();
  keepTokens(tokens);
};
