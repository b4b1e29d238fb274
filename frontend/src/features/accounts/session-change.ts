import { changeSession } from '../../shared/session/change-session';
import { endOnServer } from '../../shared/session/end-on-server';
import { currentSession, PersonChanged } from '../../shared/session/session';
import { areOfSamePerson, storedTokens } from '../../shared/session/stored-session';
import type { Tokens } from '../../shared/session/tokens';
import { lasting } from '../../shared/storage/browser-storage';
import { loadPage } from '../../shared/ui/load-page';
import { forgetReferralCode } from './referral-code';

const existingUserKey = 'existingUser';

/** Whether this browser has had a session before, which makes the sign-in dialog more likely to be wanted. */
export const isExistingUser = (): boolean => lasting.get(existingUserKey) === 'true';

/** Whose place somebody takes by signing in: taken note of when they ask for it. */
export const whoeverIsSignedIn = storedTokens;

/** Signs in with new tokens, and signs out who was signed in before. Fails if that is somebody else by now. */
export const beginSession = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const { epoch } = currentSession();
  const outcome = await changeSession({ kind: 'swapped', from, tokens });
  if (!outcome.done) {
    await endOnServer(tokens);
    if (areOfSamePerson(storedTokens(), tokens)) return;
    throw new PersonChanged();
  }
  lasting.set(existingUserKey, 'true');
  forgetReferralCode();
  const { tokens: before } = outcome.before;
  if (before !== null) void endOnServer(before);
  // The page of this sign-in was theirs.
  if (currentSession().epoch !== epoch) loadPage({ path: '/list-trackers', message: 'Login successful!' });
};
