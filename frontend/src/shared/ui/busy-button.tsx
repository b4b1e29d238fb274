import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends ButtonProps {
  /** What it does is under way: it keeps its place and the focus, and does nothing more. */
  busy: boolean;
}

/** A button for what takes a moment. A disabled button would lose the keyboard focus. */
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
