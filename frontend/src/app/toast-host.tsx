import { lazy, Suspense } from 'react';
import { PlainToasts } from '../shared/ui/plain-toasts';
import { useToastsWanted } from '../shared/ui/toast';

// Without a network the first message is just what cannot be fetched: plain ones are here already.
const Toasts = lazy(() => import('../shared/ui/toasts').catch(() => ({ default: PlainToasts })));

export const ToastHost = () =>
  useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
