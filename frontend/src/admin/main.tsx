import '../shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepSession } from '../shared/session/keep-session';
import { toastAfterLoad } from '../shared/ui/load-page';
import { Administration } from './administration';

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root.');
keepSession();
toastAfterLoad();
createRoot(root).render(
  <StrictMode>
    <Administration />
  </StrictMode>,
);
