import './shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenIdle } from './shared/parts/use-preloaded';
import { sessionChanges } from './shared/session/session-changes';
import { isExpired, storedTokens } from './shared/session/stored-session';
import { toastAfterLoad } from './shared/ui/load-page';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Its tokens are renewed before anything is asked for: what that needs comes together with the page.
const tokens = storedTokens();
if (tokens !== null && isExpired(tokens.access)) void sessionChanges().catch(() => undefined);
toastAfterLoad();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// Without it, tabs follow what is stored.
whenIdle(
  () =>
    void sessionChanges().then(
      ({ keepSession }) => keepSession(),
      () => undefined,
    ),
);
