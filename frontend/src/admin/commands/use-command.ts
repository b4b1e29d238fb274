import { useRefresh } from 'react-admin';
import type { Outcome } from '#shared/api/client';
import { errorMessage } from '#shared/api/problem';
import { useApiMutation } from '#shared/api/use-api-mutation';

export interface CommandOptions<Answer> {
  /** Message after success; absent if `onDone` shows it. */
  readonly done?: string;
  /** Called even if the component is gone by then, so not to close a dialog. */
  readonly onDone?: (answer: Answer) => void;
  /** False for a command that leaves the page. */
  readonly renews?: boolean;
}

/** Why a command failed, in the server's words if it answered. */
export const commandFailure = (error: unknown): string =>
  errorMessage(error, 'The server could not be reached. Please try again in a moment.');

/**
 * A command of administrators, as a call of the API client. Once carried out, a message says so and the page reloads;
 * `failure` is why it was not.
 */
export const useCommand = <Answer, Sent = void>(
  send: (sent: Sent) => Promise<Outcome<Answer>>,
  { done, onDone, renews = true }: CommandOptions<Answer>,
) => {
  const refresh = useRefresh();
  const command = useApiMutation(send, {
    successMessage: done,
    onSuccess: (answer) => {
      if (renews) refresh();
      onDone?.(answer);
    },
  });
  return { ...command, failure: command.error === null ? undefined : commandFailure(command.error) };
};
