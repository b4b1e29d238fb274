import { lazyComponent, RenderNothing } from '../../lazy/lazy-component';

/**
 * Asks before typed text is lost. Render it only while there is any, since it blocks going back. Its code is loaded
 * with the first letter at the latest; if that fails, Cancel still leaves.
 */
export const UnsavedTextGuard = lazyComponent(
  () => import('./unsaved-text-blocker'),
  'UnsavedTextBlocker',
  RenderNothing,
);
