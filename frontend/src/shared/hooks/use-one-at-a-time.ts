import { useRef } from 'react';

/**
 * The same act, but not again while it is under way: of a double click, the second comes before the button can look busy.
 * What the act throws is its own affair.
 */
export const useOneAtATime = <Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<unknown>,
): ((...given: Given) => Promise<void>) => {
  const underWay = useRef(false);
  return async (...given) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await act(...given);
    } finally {
      underWay.current = false;
    }
  };
};
