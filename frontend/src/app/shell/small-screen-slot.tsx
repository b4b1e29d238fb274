import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { useIsSignedIn } from '#shared/session/session';
import { browserStorage } from '#shared/storage/browser-storage';
import { isAdvisedOn, NOTICE_KEY } from './small-screen-advice';

// Only advice, so it may fail to load.
const SmallScreenNotice = lazyComponent(() => import('./small-screen-notice'), 'SmallScreenNotice', RenderNothing);

/** Slot for the advice to use a larger screen; empty once the advice was closed in this browser. */
export const SmallScreenSlot = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [wasClosed, setWasClosed] = useState(() => browserStorage.get(NOTICE_KEY) !== null);
  const isAdvised = isAdvisedOn(useLocation().pathname, useIsSignedIn()) && isNarrow && !wasClosed;
  const close = () => {
    browserStorage.set(NOTICE_KEY, 'yes');
    setWasClosed(true);
  };
  return isAdvised && <SmallScreenNotice onClose={close} />;
};
