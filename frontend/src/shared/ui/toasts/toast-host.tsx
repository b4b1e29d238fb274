import { lazyComponent } from '../../lazy/lazy-component';
import { PlainToasts } from './plain-toasts';
import { useToastsWanted } from './toast';

// Plain toasts are bundled: while offline, the first message could not load the code of toasts.
const Toasts = lazyComponent(() => import('./toasts'), 'Toasts', PlainToasts);

export const ToastHost = () => (useToastsWanted() ? <Toasts /> : null);
