import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element named in the URL, which was not loaded yet when the router looked for it. */
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

/** Highlights the line named in the URL, with a rule next to it. */
export const targetLineSx = {
  scrollMarginTop: '25vh',
  '&:focus': {
    outline: 'none',
    bgcolor: 'wash',
    boxShadow: '-8px 0 0 0 var(--aidy-palette-wash), -11px 0 0 0 var(--aidy-palette-accent)',
  },
};
