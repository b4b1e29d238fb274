import { dropOwnTokens, restoreOwnTokens } from './impersonation';
import { atEndOfEpoch, followSession } from './session';
import { hearTabs } from './tabs';
import { forgetWhereElsewhere } from './turned-away';

/** Call once a page has opened: it takes part in the session that all tabs of the browser share. */
export const keepSession = (): void => {
  const letGo = () => void dropOwnTokens();
  letGo();
  forgetWhereElsewhere();
  atEndOfEpoch(letGo);
  hearTabs((message) => {
    switch (message.kind) {
      case 'changed':
        return void followSession();
      case 'leave':
        return void restoreOwnTokens(message.access);
    }
  });
};
