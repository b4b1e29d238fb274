import { lazy, Suspense } from 'react';
import { PlainToasts } from './plain-toasts';
import { useToastsWanted } from './toast';

// Without a network the first message is just what cannot be fetched: plain ones are here already.
const Toasts = lazy(() => import('./toasts').catch(() => ({ default: PlainToasts })));

export const ToastHost = () =>
  useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
