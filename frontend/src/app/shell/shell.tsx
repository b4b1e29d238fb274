import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { moveFocus } from '#shared/hooks/move-focus';
import { useShortcuts } from '#shared/hooks/use-shortcuts';
import { useLanguage } from '#shared/language/language';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { widths } from '#shared/theme/tokens';
import { ToastContainer } from '#shared/ui/toasts/toast-container';
import { useUser } from '#features/accounts/api/get-user';
import { useShownFolder } from '#features/collections/published/use-shown-folder';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { useLive } from '../live/use-live';
import { shellTexts } from '../texts/shell';
import { HomeLink } from './home-link';
import { Navigation, type NavigationDialogs } from './navigation';
import { Overlays } from './overlays';
import { SmallScreenSlot } from './small-screen-slot';
import { StaleDataNotice } from './stale-data-notice';
import { TopBar } from './top-bar';

const ShellDialog = lazyDialog(() => import('./shell-dialog'), 'ShellDialog');

/** The frame around every page: the sidebar, or a bar with a menu on narrow screens. */
export const Shell = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [dialog, setDialog] = useState<'palette' | 'help' | 'impersonate' | null>(null);
  const openHelp = () => setDialog('help');
  const openPalette = () => setDialog('palette');
  const dialogs = { onPalette: openPalette, onShortcuts: openHelp, onImpersonate: () => setDialog('impersonate') };
  const parentId = useShownFolder();
  useLanguage();
  useLive();
  // Loads the user for pages and dialogs, which only read the cache. The sidebar loads it too, but it is closed on
  // narrow screens.
  useUser();

  const search = () => {
    const field = document.querySelector<HTMLElement>('[data-search]');
    if (field === null) openPalette();
    else field.focus();
  };
  const shortcuts = {
    '/': search,
    c: () => openTrackerDialog({ intention: 'create', parentId }),
    j: () => moveFocus('main [data-list-item]', 1),
    k: () => moveFocus('main [data-list-item]', -1),
    ']': () => moveFocus('main [data-badge]', 1),
    '[': () => moveFocus('main [data-badge]', -1),
    '?': openHelp,
    'mod+k': openPalette,
  };
  // Keys typed while a dialog loads are not meant for the page.
  useShortcuts(dialog === null ? shortcuts : {});

  return (
    <Box
      sx={{
        display: { sm: 'grid' },
        gridTemplateColumns: { sm: `${widths.sidebar}px minmax(0, 1fr)` },
        minHeight: 'calc(100vh - var(--aidy-banner, 0px))',
      }}
    >
      <Box component="a" href="#main" sx={skipSx}>
        {shellTexts().skipToContent}
      </Box>
      {isNarrow ? <TopBar {...dialogs} /> : <Sidebar {...dialogs} />}
      <Box sx={columnSx}>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            px: { xs: '18px', sm: 6, md: 10 },
            pt: { xs: 4, sm: 7 },
            pb: 20,
            width: '100%',
            maxWidth: widths.page + 80,
            flex: '1 0 auto',
            outline: 'none',
          }}
        >
          <ToastContainer />
          <Outlet />
        </Box>
        <SmallScreenSlot />
      </Box>
      <StaleDataNotice />
      <Overlays />
      {dialog !== null && <ShellDialog shown={dialog} onClose={() => setDialog(null)} />}
    </Box>
  );
};

/** At least as high as the window, so that content below a page does not move while it loads. */
const columnSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: { xs: `calc(100vh - ${widths.topBar + 1}px - var(--aidy-banner, 0px))`, sm: 0 },
};

const Sidebar = (dialogs: NavigationDialogs) => (
  <Box
    data-screen-only
    sx={{
      position: 'sticky',
      top: 'var(--aidy-banner, 0px)',
      height: 'calc(100vh - var(--aidy-banner, 0px))',
      // Hidden at once when the window becomes narrow: until the bar has replaced it, it would push the page down.
      display: { xs: 'none', sm: 'flex' },
      flexDirection: 'column',
      borderRight: 'hairline',
      px: 3,
      pt: 5,
      pb: 4,
      overflowY: 'auto',
    }}
  >
    <Box component="header" sx={{ px: 3, mb: '20px' }}>
      <HomeLink />
    </Box>
    <Navigation {...dialogs} />
  </Box>
);

const skipSx = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 4,
  py: 2,
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'accent',
  borderRadius: 1,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
