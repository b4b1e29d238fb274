import { lazyComponent } from '#shared/lazy/lazy-component';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';

/** Fetched once a graph is shown; the table says the same without it. */
export const LazyDrawing = lazyComponent(() => import('./drawing'), 'Drawing', CodeNotLoaded);
