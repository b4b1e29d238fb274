import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';

/** Fetched once a graph is shown; the table has the same content. */
export const LazyDrawing = lazyComponent(() => import('./drawing'), 'Drawing', CodeNotLoaded);
