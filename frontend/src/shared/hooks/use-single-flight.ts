import { useRef } from 'react';

/**
 * Ignores calls while the action is in progress: the second click of a double click comes before the button can be
 * disabled. Errors of the action are passed on.
 */
export const useSingleFlight = <Given extends readonly unknown[]>(
  action: (...given: Given) => Promise<unknown>,
): ((...given: Given) => Promise<void>) => {
  const underWay = useRef(false);
  return async (...given) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await action(...given);
    } finally {
      underWay.current = false;
    }
  };
};
