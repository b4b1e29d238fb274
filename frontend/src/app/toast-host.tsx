import { lazy, Suspense } from 'react';
import { useToastsWanted } from '../shared/ui/toast';

const Toasts = lazy(() => import('../shared/ui/toasts'));

export const ToastHost = () =>
  useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
