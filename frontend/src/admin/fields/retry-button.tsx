import { useNotify } from 'react-admin';
import { BusyButton } from '../../shared/ui/busy-button';
import { failureOptions } from './failure-options';
import { useCommand } from './use-command';

interface RetryButtonProps {
  label?: string;
  size?: 'small' | 'medium';
  /** Path below /api/admin. */
  path: string;
  /** The message after success. */
  done: string;
}

/** Tries again what has failed. It asks for no reason, since it decides nothing. */
export const RetryButton = ({ label = 'Retry', size, path, done }: RetryButtonProps) => {
  const notify = useNotify();
  const retry = useCommand((data) => data.command('POST', path), { done });
  const onError = ({ message }: Error) => notify(message, failureOptions);
  return (
    <BusyButton
      variant="outlined"
      size={size}
      busy={retry.isPending}
      onClick={() => retry.mutate(undefined, { onError })}
    >
      {label}
    </BusyButton>
  );
};
