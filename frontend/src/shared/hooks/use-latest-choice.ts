import { useRef, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Saves choices one after another. What is chosen while one is being saved is saved next, unless something else has
 * been chosen since: only the last of them counts. `chosen` is what to show until it is saved; a failure takes it back.
 */
export const useLatestChoice = <Choice>(save: (choice: Choice) => Promise<unknown>) => {
  const [chosen, setChosen] = useState<{ readonly choice: Choice } | null>(null);
  const next = useRef<{ readonly choice: Choice } | null>(null);
  const isSaving = useRef(false);
  // A waiting choice is saved with the latest `save`, which knows changes made in between, such as a new time zone.
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
