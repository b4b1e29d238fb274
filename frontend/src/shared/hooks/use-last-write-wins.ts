import { useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Saves choices one after another. Of those made while one is being saved, only the last is saved next. `chosen` is
 * what to show until it is saved; a failure reverts it.
 */
export const useLastWriteWins = <Choice>(save: (choice: Choice) => Promise<unknown>) => {
  const [chosen, setChosen] = useState<{ readonly choice: Choice } | null>(null);
  const next = useRef<{ readonly choice: Choice } | null>(null);
  const isSaving = useRef(false);
  // A waiting choice is saved with the latest `save`, which reflects changes made since, such as a new time zone.
  const latestSave = useLatest(save);
  const saveAll = async (): Promise<void> => {
    while (next.current !== null) {
      const { choice } = next.current;
      next.current = null;
      // The mutation reports its failure.
      await latestSave.current(choice).catch(() => undefined);
    }
  };
  const choose = async (choice: Choice): Promise<void> => {
    next.current = { choice };
    setChosen({ choice });
    if (isSaving.current) return;
    isSaving.current = true;
    await saveAll();
    isSaving.current = false;
    setChosen(null);
  };
  return { chosen: chosen?.choice ?? null, choose };
};
