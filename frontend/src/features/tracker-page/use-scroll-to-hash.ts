import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to an element that the address names: the router has looked for it before it was loaded. */
export const useScrollToHash = (id: string | undefined): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const target = id !== undefined && hash === `#${id}` ? document.getElementById(id) : null;
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [hash, id]);
};

/** Highlights a line that the address names, with a rule next to it. */
export const targetLineSx = {
  scrollMarginTop: '25vh',
  '&:focus': {
    outline: 'none',
    bgcolor: 'wash',
    boxShadow: '-8px 0 0 0 var(--aidy-palette-wash), -11px 0 0 0 var(--aidy-palette-accent)',
  },
};
