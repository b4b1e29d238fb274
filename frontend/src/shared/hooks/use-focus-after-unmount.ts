import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus on after a component has unmounted, once the dialogs above it, which trap the focus, are gone.
 * Returns a function that sets the target: the element found at that time, or else the page.
 */
export const useFocusAfterUnmount = (): ((find: Find) => void) => {
  const next = useRef<Find | null>(null);
  useEffect(
    () => () => {
      if (next.current === null) return;
      const found = next.current() ?? null;
      (found ?? document.getElementById('main'))?.focus({ preventScroll: found === null });
    },
    [],
  );
  return (find) => {
    next.current = find;
  };
};
