import './shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { beginInChosenLanguage } from './app/language/chosen-language';
import { preferLocales } from './shared/language/locale';
import { whenIdle } from './shared/lazy/use-preloaded';
import { sessionCommands } from './shared/session/load-commands';
import { isExpired, storedTokens } from './shared/session/stored-session';
import { toastAfterLoad } from './shared/ui/load-page';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Expired tokens are renewed before anything is requested: the code for it loads together with the page.
const tokens = storedTokens();
if (tokens !== null && isExpired(tokens.access)) void sessionCommands().catch(() => undefined);
preferLocales(navigator.languages);
toastAfterLoad();
beginInChosenLanguage(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
// Until this chunk has loaded, tabs only follow the stored session.
whenIdle(
  () =>
    void sessionCommands().then(
      ({ joinSharedSession }) => joinSharedSession(),
      () => undefined,
    ),
);
