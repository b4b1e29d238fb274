import './shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { keepSession } from './shared/session/keep-session';
import { toastAfterLoad } from './shared/ui/load-page';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
keepSession();
toastAfterLoad();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
