import { useEffect, useRef } from 'react';

/**
 * Holds the value of the last render for what runs later, such as a listener, an answer, or an effect that must not run
 * again for it.
 */
export const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
