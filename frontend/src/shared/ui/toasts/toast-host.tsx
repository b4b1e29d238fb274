import { lazy, Suspense } from 'react';
import { PlainToasts } from './plain-toasts';
import { useToastsWanted } from './toast';

// While offline the first message could not load the code of toasts: plain ones are bundled.
const Toasts = lazy(() => import('./toasts').catch(() => ({ default: PlainToasts })));

export const ToastHost = () =>
  useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
