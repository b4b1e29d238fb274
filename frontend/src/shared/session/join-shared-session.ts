import { dropOwnTokens, restoreOwnTokens } from './impersonation';
import { onEpochEnd, followSession } from './session';
import { onTabMessage } from './tabs';
import { clearRedirectedToSignInElsewhere } from './redirected-to-sign-in';

/** Call once a page has opened: it takes part in the session that all tabs of the browser share. */
export const joinSharedSession = (): void => {
  const dropTokens = () => void dropOwnTokens();
  dropTokens();
  clearRedirectedToSignInElsewhere();
  onEpochEnd(dropTokens);
  onTabMessage((message) => {
    switch (message.kind) {
      case 'changed':
        return void followSession();
      case 'leave':
        return void restoreOwnTokens(message.access);
    }
  });
};
