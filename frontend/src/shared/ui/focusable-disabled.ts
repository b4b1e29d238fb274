import type { MouseEventHandler } from 'react';

/** Props of a disabled button that keeps the focus, which the `disabled` attribute would remove. */
export const focusableDisabled = (disabled: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? preventDefault : onClick,
});

/** `aria-disabled` does not stop a submit button from submitting its form, so the click is prevented. */
const preventDefault: MouseEventHandler = (event) => event.preventDefault();
