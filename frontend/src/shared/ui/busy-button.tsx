import { Button, type ButtonProps } from '@mui/material';
import { focusableDisabled } from './focusable-disabled';

interface BusyButtonProps extends ButtonProps {
  /** The action is in progress: the button keeps its size and the focus, and ignores clicks. */
  busy: boolean;
}

/** A button for actions that take a moment. */
export const BusyButton = ({ busy, onClick, ...button }: BusyButtonProps) => (
  <Button {...button} {...focusableDisabled(busy, onClick)} />
);
