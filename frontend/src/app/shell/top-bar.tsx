import { Box, ClickAwayListener } from '@mui/material';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { IconButton } from '#shared/ui/icon-button';
import { CloseIcon, MenuIcon } from '#shared/ui/icons';
import { shellTexts } from '../texts/shell';
import { HomeLink } from './home-link';
import { Navigation, type NavigationDialogs } from './navigation';

/** The bar of narrow screens, with the menu that takes the sidebar's place. */
export const TopBar = ({ onPalette, onShortcuts, onImpersonate }: NavigationDialogs) => {
  const { key } = useLocation();
  // The location at which the menu was opened. Each navigation has a new key, which closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button, from where the next element to open can take it. */
  const close = () => {
    setOpenOn(null);
    toggle.current?.focus();
  };
  const closeAnd = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpenOn(null)}>
      <Box
        component="header"
        data-screen-only
        // `relatedTarget` is null when a button is pressed in Safari, or when the window is left.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenOn(null);
        }}
        // On the whole bar, since the focus is still on the button when the menu has just been opened.
        onKeyDown={({ key: pressed }) => {
          if (open && pressed === 'Escape') close();
        }}
        sx={{
          position: 'sticky',
          top: 'var(--aidy-banner, 0px)',
          zIndex: 'appBar',
          bgcolor: 'paper',
          borderBottom: 'hairline',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            height: widths.topBar,
            px: '18px',
          }}
        >
          <HomeLink />
          <IconButton
            ref={toggle}
            label={shellTexts().menu}
            size={40}
            aria-expanded={open}
            aria-controls={open ? 'menu' : undefined}
            onClick={() => setOpenOn(open ? null : key)}
            sx={{ mr: '-11px' }}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </Box>
        {open && (
          <Box
            id="menu"
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: widths.topBar,
              bgcolor: 'paper',
              borderBottom: 'hairline',
              boxShadow: 'var(--aidy-shadow)',
              p: 2,
              pb: 4,
              maxHeight: `calc(100dvh - ${widths.topBar}px - var(--aidy-banner, 0px))`,
              overflowY: 'auto',
            }}
          >
            <Navigation
              onSignIn={close}
              onPalette={closeAnd(onPalette)}
              onShortcuts={closeAnd(onShortcuts)}
              onImpersonate={closeAnd(onImpersonate)}
            />
          </Box>
        )}
      </Box>
    </ClickAwayListener>
  );
};
