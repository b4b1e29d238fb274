import type { MouseEvent } from 'react';

/**
 * For links and buttons that leave a form, or submit it. Pressing one would blur the field, whose error message would shift the
 * layout under the pointer, so that the click would be lost.
 */
export const keepFieldFocus = (event: MouseEvent): void => event.preventDefault();
