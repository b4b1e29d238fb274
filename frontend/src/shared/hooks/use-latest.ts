import { useEffect, useRef } from 'react';

/**
 * Holds the value of the last render for code that runs later, such as a listener, a response handler, or an effect
 * that must not depend on it.
 */
export const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
