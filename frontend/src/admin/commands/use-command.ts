import { useRefresh } from 'react-admin';
import type { Outcome } from '#shared/api/client';
import { errorMessage } from '#shared/api/problem';
import { useApiMutation } from '#shared/api/use-api-mutation';

export interface CommandOptions<Answer> {
  /** Message after success; absent if `onSuccess` shows it. */
  readonly success?: string;
  /** Called even if the component is gone by then, so do not close a dialog in it. */
  readonly onSuccess?: (answer: Answer) => void;
  /** False for a command that leaves the page. */
  readonly refreshesPage?: boolean;
}

export const NOT_REACHED = 'The server could not be reached. Please try again in a moment.';

/** Why the administration could not do or show something, in the server's words if it answered. */
export const commandFailure = (error: unknown): string => errorMessage(error, NOT_REACHED);

/**
 * A command of administrators, as a call of the API client. Once carried out, a message says so and the page reloads;
 * `failure` is why it was not.
 */
export const useCommand = <Answer, Sent = void>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  { success, onSuccess, refreshesPage = true }: CommandOptions<Answer>,
) => {
  const refresh = useRefresh();
  const command = useApiMutation(send, {
    success,
    onSuccess: (answer) => {
      if (refreshesPage) refresh();
      onSuccess?.(answer);
    },
  });
  return { ...command, failure: command.error === null ? undefined : commandFailure(command.error) };
};
