import { lazyPart } from '../../shared/parts/lazy-part';
import { PartFailed } from '../../shared/parts/part-failed';

/** Fetched once a graph is shown; the table says the same without it. */
export const LazyDrawing = lazyPart(() => import('./drawing'), PartFailed);
