import type { Theme } from '@mui/material';
import { widths } from './tokens';

/** Up to this width of the window, a panel is a dialog over the page. */
const DIALOG_WIDTH_PX = 400;
/** Up to this width, that of the widest phones, a panel covers the page, of which no usable part would remain. */
const FULL_WIDTH_PX = 480;

export const isPanelDialog = (theme: Theme): string => theme.breakpoints.down(DIALOG_WIDTH_PX + 1);

/** Width in CSS pixels. */
export const PANEL_WIDTH = 300;

/** A panel on the right, over the page and below the bar with the menu. */
export const panelOverPage = (theme: Theme) => ({
  width: '100%',
  top: 'var(--aidy-banner, 0px)',
  [theme.breakpoints.between(DIALOG_WIDTH_PX + 1, 'sm')]: { top: `calc(${widths.topBar}px + var(--aidy-banner, 0px))` },
  bottom: 0,
  height: 'auto',
  bgcolor: 'sheet',
  borderLeft: 0,
  [theme.breakpoints.up(FULL_WIDTH_PX + 1)]: { width: PANEL_WIDTH, borderLeft: 'hairline' },
});
