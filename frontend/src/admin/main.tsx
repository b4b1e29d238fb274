import '../shared/theme/faces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Administration } from './administration';

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Administration />
  </StrictMode>,
);
