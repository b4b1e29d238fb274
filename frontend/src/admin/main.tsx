import '../shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferLocales } from '../shared/language/locale';
import { whenIdle } from '../shared/lazy/use-preloaded';
import { sessionChanges } from '../shared/session/session-changes';
import { toastAfterLoad } from '../shared/ui/load-page';
import { Administration } from './administration';

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root.');
preferLocales(navigator.languages);
toastAfterLoad();
createRoot(root).render(
  <StrictMode>
    <Administration />
  </StrictMode>,
);
// Until this is loaded, tabs only follow what is stored.
whenIdle(
  () =>
    void sessionChanges().then(
      ({ keepSession }) => keepSession(),
      () => undefined,
    ),
);
