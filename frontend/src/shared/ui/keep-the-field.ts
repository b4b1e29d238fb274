import type { MouseEvent } from 'react';

/**
 * For what leads away from a form. Pressing it would leave the field first, the field would complain, and its complaint
 * would push what is being pressed from under the pointer: the click would be lost.
 */
export const keepTheField = (event: MouseEvent): void => event.preventDefault();
