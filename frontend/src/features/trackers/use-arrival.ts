import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to an element that the address names: the router has looked for it before it was loaded. */
export const useArrival = (id: string): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === `#${id}` ? document.getElementById(id) : null;
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [hash, id]);
};
