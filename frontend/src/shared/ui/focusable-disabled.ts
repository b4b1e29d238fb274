import type { MouseEventHandler } from 'react';

/** Props of a button that does nothing for now, but keeps the focus, which the `disabled` attribute would take from it. */
export const focusableDisabled = (disabled: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? preventDefault : onClick,
});

/** A button that submits would, even so. */
const preventDefault: MouseEventHandler = (event) => event.preventDefault();
