import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminData } from '../data-provider';

interface Command {
  /** Message after success; absent if `onDone` shows it. */
  readonly done?: string;
  /** Called even if the component is gone by then, so not to close a dialog. */
  readonly onDone?: (answer: unknown) => void;
}

/** A command of administrators. Once it is carried out, a message says so, and the page is fetched again. */
export const useCommand = <Sent = void>(
  send: (data: AdminData, sent: Sent) => Promise<unknown>,
  { done, onDone }: Command,
) => {
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (sent: Sent) => send(data, sent),
    onSuccess: (answer) => {
      if (done !== undefined) notify(done);
      refresh();
      onDone?.(answer);
    },
  });
};
