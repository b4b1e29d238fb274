import { useEffect, useRef, type RefObject } from 'react';

/** For what ends later: false once the component has been left. */
export const useStillShown = (): Readonly<RefObject<boolean>> => {
  const stillShown = useRef(true);
  useEffect(() => {
    stillShown.current = true;
    return () => void (stillShown.current = false);
  }, []);
  return stillShown;
};
