import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';

/** Fetched once a graph is shown; the table says the same without it. */
export const LazyDrawing = lazyComponent(() => import('./drawing'), 'Drawing', CodeNotLoaded);
