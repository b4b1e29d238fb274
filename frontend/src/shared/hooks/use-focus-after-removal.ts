import { useEffect } from 'react';

/** Moves the focus to the page when the focused item is gone. */
export const useFocusAfterRemoval = (gone: boolean): void =>
  useEffect(() => {
    if (gone && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [gone]);
