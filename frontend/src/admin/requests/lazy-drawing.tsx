import { lazyPart } from '../../shared/lazy/lazy-component';
import { PartFailed } from '../../shared/lazy/load-failed';

/** Fetched once a graph is shown; the table says the same without it. */
export const LazyDrawing = lazyPart(() => import('./drawing'), PartFailed);
