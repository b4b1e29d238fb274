import { lazyComponent, Optional } from '../../lazy/lazy-component';

/**
 * Asks before typed text is lost. Show it only while there is any: until then, it does not hold up going back. Its code
 * is loaded with the first letter at the latest; without it, Cancel still leaves.
 */
export const UnsavedTextGuard = lazyComponent(() => import('./unsaved-text-blocker'), 'UnsavedTextBlocker', Optional);
