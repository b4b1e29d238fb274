import '../shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferLocales } from '../shared/language/locale';
import { whenIdle } from '../shared/lazy/use-preloaded';
import { sessionCommands } from '../shared/session/load-commands';
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
// Until this chunk has loaded, tabs only follow the stored session.
whenIdle(
  () =>
    void sessionCommands().then(
      ({ joinSharedSession }) => joinSharedSession(),
      () => undefined,
    ),
);
