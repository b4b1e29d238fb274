import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '#shared/hooks/open-dialog';

/** Focuses a new page's content and announces its title on navigation, as browsers do for a loaded page. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.getElementById('main');
    const taken = main?.contains(document.activeElement) || isDialogOpen();
    if (!taken) main?.focus({ preventScroll: true });
    const announce = () => setTitle(document.title);
    // The page sets its title in an effect, which may run after this one, and again when its data has come.
    const frame = requestAnimationFrame(announce);
    const changes = new MutationObserver(announce);
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {title}
    </Box>
  );
};
