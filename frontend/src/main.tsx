import './shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenIdle } from './shared/parts/use-preloaded';
import { sessionChanges } from './shared/session/session-changes';
import { toastAfterLoad } from './shared/ui/load-page';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
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
