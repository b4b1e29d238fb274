import { tabStorage } from '../storage/browser-storage';
import { atEndOfEpoch, followSession } from './session';
import { hearTabs } from './tabs';

/** Tokens of a super user that nothing in this tab needs any more are ended. */
const letGoOfOwnTokens = (): void => {
  // Only tabs that have some load the code.
  if (tabStorage.get('ownAccess') === null) return;
  void import('./impersonation').then(({ dropOwnTokens }) => dropOwnTokens()).catch(() => undefined);
};

/** For a page that opens: it takes part in what all tabs of the browser share. */
export const keepSession = (): void => {
  atEndOfEpoch(letGoOfOwnTokens);
  letGoOfOwnTokens();
  hearTabs((message) => {
    switch (message.kind) {
      case 'changed':
        return void followSession();
      case 'leave':
        if (tabStorage.get('ownAccess') === null) return;
        void import('./impersonation').then(({ restoreOwnTokens }) => restoreOwnTokens(message.access));
    }
  });
};
