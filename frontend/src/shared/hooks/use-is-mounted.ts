import { useEffect, useRef, type RefObject } from 'react';

/** For work that ends later: false once the component is unmounted. */
export const useIsMounted = (): Readonly<RefObject<boolean>> => {
  const stillShown = useRef(true);
  useEffect(() => {
    stillShown.current = true;
    return () => void (stillShown.current = false);
  }, []);
  return stillShown;
};
