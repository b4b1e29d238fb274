import { useEffect, useRef, type RefObject } from 'react';

/** Tells asynchronous work whether its component is still mounted. */
export const useIsMounted = (): Readonly<RefObject<boolean>> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
};
