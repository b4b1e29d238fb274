import { loadPage } from '../ui/load-page';
import { endOnServer } from './end-on-server';
import { currentSession, personChangedError } from './session';
import { storedTokens } from './stored-session';
import { swapSession } from './swap-session';
import { areOfSamePerson } from './replaced-session';
import type { Tokens } from './tokens';
import { clearRedirectedToSignIn } from './redirected-to-sign-in';
import { sessionTexts } from '../texts/session';

/**
 * Signs in with new tokens, and signs out the person who was signed in before. Fails if that is no longer `from`; if
 * their session expired meanwhile, there is nobody to replace.
 */
export const beginSession = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const { epoch } = currentSession();
  const before = (await swapSession(from, tokens)) ?? (await swapSession(null, tokens));
  if (before === null) {
    await endOnServer(tokens);
    if (areOfSamePerson(storedTokens(), tokens)) return;
    throw personChangedError();
  }
  clearRedirectedToSignIn();
  if (before.tokens !== null) void endOnServer(before.tokens);
  // The page of this sign-in was theirs.
  if (currentSession().epoch !== epoch) loadPage({ path: '/list-trackers', message: sessionTexts().signedIn });
};
