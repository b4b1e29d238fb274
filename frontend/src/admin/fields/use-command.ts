import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/** Carries a command out, says what came of it and shows the list anew. `onDone` only after success. */
export const useCommand = (onDone: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (command: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await command();
      notify(done);
      refresh();
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, act };
};
