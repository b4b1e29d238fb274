/** Ignores dialogs that stay mounted while closed, such as Ask, which keeps its draft. */
const isShown = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"], [inert]') === null &&
  getComputedStyle(element).visibility !== 'hidden';

export const isDialogOpen = (): boolean => [...document.querySelectorAll('[aria-modal="true"]')].some(isShown);

export const isMenuOpen = (): boolean => [...document.querySelectorAll('[role="menu"]')].some(isShown);
