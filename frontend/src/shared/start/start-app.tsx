import '../theme/faces.css';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// First, since the packages of the first script compress best in this order.
import './app-providers';
import { preferLocales } from '../language/locale';
import { whenIdle } from '../lazy/use-preload-when-idle';
import { loadSessionChanges } from '../session/load-session-changes';
import { toastAfterLoad } from '../ui/load-page';

/** Renders an application. `whenReady`: calls back once its prerequisites are loaded. */
export const startApp = (
  page: 'index.html' | 'admin.html',
  app: ReactElement,
  whenReady: (show: () => void) => void = (show) => show(),
): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error(`${page} has no #root.`);
  preferLocales(navigator.languages);
  toastAfterLoad();
  whenReady(() => createRoot(root).render(<StrictMode>{app}</StrictMode>));
  // Until this chunk has loaded, tabs only follow the stored session.
  whenIdle(
    () =>
      void loadSessionChanges().then(
        ({ joinSharedSession }) => joinSharedSession(),
        () => undefined,
      ),
  );
};
