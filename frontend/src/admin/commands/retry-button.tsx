import type { Outcome } from '#shared/api/client';
import { BusyButton } from '#shared/ui/busy-button';
import { toastFailure } from '#shared/ui/toasts/toast';
import { commandFailure, useCommand } from './use-command';

interface RetryButtonProps {
  label?: string;
  size?: 'small' | 'medium';
  send: () => Promise<Outcome<unknown>>;
  /** The message after success. */
  success: string;
}

/** Tries again what has failed. It asks for no reason, since it decides nothing. */
export const RetryButton = ({ label = 'Retry', size, send, success }: RetryButtonProps) => {
  const retry = useCommand(send, { success });
  return (
    <BusyButton
      variant="outlined"
      size={size}
      busy={retry.isPending}
      onClick={() => retry.mutate(undefined, { onError: (error) => toastFailure(commandFailure(error)) })}
    >
      {label}
    </BusyButton>
  );
};
