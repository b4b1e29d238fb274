import { Box } from '@mui/material';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paletteShortcutLabel } from '#shared/hooks/shortcut';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { useIsStaff, useIsSignedIn } from '#shared/session/session';
import { pageTexts } from '#shared/texts/pages';
import { ChevronIcon, KeyboardIcon, PersonIcon, SignOutIcon } from '#shared/ui/icons';
import { useUser } from '#features/accounts/api/get-user';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { formatTrackerCount } from '#features/accounts/published/tracker-count';
import { pagePath, isOffered, pageName } from '../routing/app-page';
import { pages } from '../routing/pages';
import { shellTexts } from '../texts/shell';
import { LanguageSwitch } from './language-switch';
import { SidebarEntry, sidebarEntrySx } from './sidebar-entry';
import { SidebarSetting } from './sidebar-setting';
import { ThemeSwitch } from './theme-switch';
import { useOwnTrackerShown } from './use-own-tracker-shown';

export interface NavigationDialogs {
  onPalette: () => void;
  onShortcuts: () => void;
  onImpersonate: () => void;
}

interface NavigationProps extends NavigationDialogs {
  /** Called before the sign-in dialog opens. */
  onSignIn?: () => void;
}

/** Loaded separately, since the first page is readable without them. */
const ConditionalEntries = lazyComponent(() => import('./conditional-entries'), 'ConditionalEntries', RenderNothing);

/** The sidebar's entries, with browser settings and the account at the bottom. */
export const Navigation = ({ onSignIn, onPalette, onShortcuts, onImpersonate }: NavigationProps) => {
  const texts = shellTexts();
  const isSignedIn = useIsSignedIn();
  const isStaff = useIsStaff();
  const user = useUser();
  const trackers = {
    current: useOwnTrackerShown(),
    count: user && formatTrackerCount(user.tracker_count, user.total_tracker_limit),
  };
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { pathname } = useLocation();
  const shown = pages.find(({ path }) => matchPath(path, pathname));
  const named = shown?.partOf ?? shown;
  return (
    <Box
      component="nav"
      aria-label={texts.mainNavigation}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Box component="button" type="button" onClick={onPalette} sx={paletteSx}>
        {texts.search}
        <kbd>{paletteShortcutLabel}</kbd>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0 }}>
        {pages.map(
          (page) =>
            page.Icon &&
            isOffered(page, user) && (
              <SidebarEntry
                key={page.path}
                to={pagePath(page)}
                Icon={page.Icon}
                {...(page.name === 'trackers' && trackers)}
              >
                {pageName(page)}
              </SidebarEntry>
            ),
        )}
        <li>
          <Box
            component="button"
            type="button"
            aria-expanded={isMoreOpen}
            onClick={() => setIsMoreOpen(!isMoreOpen)}
            sx={moreSx}
          >
            <ChevronIcon aria-hidden />
            {texts.more}
          </Box>
        </li>
        {(isMoreOpen || named?.underMore) && <ConditionalEntries section="more" shown={named} isOpen={isMoreOpen} />}
      </Box>
      <Box sx={{ mt: 'auto', pt: 6, display: 'grid', gap: '2px' }}>
        <ThemeSwitch />
        <LanguageSwitch />
        <SidebarSetting Icon={KeyboardIcon} onClick={onShortcuts}>
          {texts.keyboardShortcuts}
        </SidebarSetting>
        {user?.is_super && <ConditionalEntries section="settings" onImpersonate={onImpersonate} />}
        {isSignedIn ? (
          <Box component="ul">
            {isStaff && <ConditionalEntries section="account" />}
            <SidebarEntry to="/user" Icon={PersonIcon}>
              {pageTexts().account}
            </SidebarEntry>
            <SidebarEntry to="/sign-in" Icon={SignOutIcon}>
              {texts.signOut}
            </SidebarEntry>
          </Box>
        ) : (
          <Box
            component="button"
            type="button"
            onClick={() => {
              onSignIn?.();
              openAuthDialog('sign-in');
            }}
            sx={signInSx}
          >
            {pageTexts().signIn}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** Same as `sidebarEntrySx`, with a smaller icon. */
const moreSx = {
  ...sidebarEntrySx,
  pl: '14px',
  gap: '14px',
  width: '100%',
  border: 0,
  background: 'none',
  cursor: 'pointer',
};

const buttonSx = {
  width: '100%',
  minHeight: 34,
  border: 'hairline',
  borderRadius: 1,
  font: 'inherit',
  cursor: 'pointer',
};

const paletteSx = {
  ...buttonSx,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 4,
  px: 3,
  bgcolor: 'transparent',
  color: 'quiet',
  typography: 'body2',
  '&:hover': { borderColor: 'edge', bgcolor: 'sheet' },
  '@media (hover: none)': { kbd: { display: 'none' } },
};

const signInSx = {
  ...buttonSx,
  mt: '8px',
  bgcolor: 'sheet',
  color: 'ink',
  fontWeight: 500,
  '&:hover': { borderColor: 'edge', bgcolor: 'wash' },
};
