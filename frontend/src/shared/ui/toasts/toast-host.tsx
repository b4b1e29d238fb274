import { lazyComponent } from '../../lazy/lazy-component';
import { PlainToasts } from './plain-toasts';
import { useToastsWanted } from './toast';

// While offline the first message could not load the code of toasts: plain ones are bundled.
const Toasts = lazyComponent(() => import('./toasts'), 'Toasts', PlainToasts);

export const ToastHost = () => (useToastsWanted() ? <Toasts /> : null);
