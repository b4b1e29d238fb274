import { lasting } from '../../shared/storage/browser-storage';
import { keepTokens, type Tokens } from '../../shared/api/session';

const existingUserKey = 'existingUser';

/** Somebody has signed in on this browser before: the sign-in dialog is then the likelier one. */
export const isExistingUser = (): boolean => lasting.get(existingUserKey) === 'true';

export const beginSession = (tokens: Tokens): void => {
  lasting.set(existingUserKey, 'true');
  keepTokens(tokens);
};
