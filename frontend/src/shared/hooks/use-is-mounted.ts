import { useEffect, useRef, type RefObject } from 'react';

/** Tells asynchronous work whether its component is still mounted. */
export const useIsMounted = (): Readonly<RefObject<boolean>> => {
  const stillShown = useRef(true);
  useEffect(() => {
    stillShown.current = true;
    return () => void (stillShown.current = false);
  }, []);
  return stillShown;
};
