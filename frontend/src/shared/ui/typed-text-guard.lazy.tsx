import { lazyPart } from '../parts/lazy-part';
import type { GuardProps } from './typed-text-guard';

/**
 * Asks before typed text is left. To be shown while there is any: until then, going back is not held up. Its code comes with the
 * first letter at the latest; without it, Cancel still leaves.
 */
export const TypedTextGuard = lazyPart<GuardProps>(
  () => import('./typed-text-guard'),
  () => null,
);
