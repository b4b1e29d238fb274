import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends ButtonProps {
  /** The action is in progress: the button keeps its size and the focus, and ignores clicks. */
  busy: boolean;
}

/** A button for actions that take a moment. A disabled button would lose the keyboard focus. */
export const BusyButton = ({ busy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-disabled={busy || undefined}
    onClick={(event: MouseEvent<HTMLButtonElement>) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  />
);
