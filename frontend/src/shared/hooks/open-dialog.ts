/** A dialog that stays mounted while it is closed, such as Ask with what was typed into it, is in the page, but is not shown. */
const isShown = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"], [inert]') === null &&
  getComputedStyle(element).visibility !== 'hidden';

export const isDialogOpen = (): boolean => [...document.querySelectorAll('[aria-modal="true"]')].some(isShown);

export const isMenuOpen = (): boolean => [...document.querySelectorAll('[role="menu"]')].some(isShown);
