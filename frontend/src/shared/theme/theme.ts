import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { breakpoints, dark, faces, light, motion, RADIUS, scale, SPACING_UNIT, type ColorTokens } from './tokens';

const rem = (pixels: number): string => `${pixels / 16}rem`;

export const focusRing = (colour: string | undefined) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 });

const toPalette = ({ shadow: _floating, ...tokens }: ColorTokens): PaletteOptions => ({
  ...tokens,
  primary: { main: tokens.accent, dark: tokens.accentStrong, contrastText: tokens.onAccent },
  // With MUI's own `dark`, hovered red buttons of the dark theme have too little contrast.
  error: { main: tokens.failed, dark: tokens.failed },
  success: { main: tokens.new },
  warning: { main: tokens.changed },
  background: { default: tokens.paper, paper: tokens.sheet },
  text: { primary: tokens.ink, secondary: tokens.quiet },
  divider: tokens.rule,
});

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'aidy', colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: toPalette(light) }, dark: { palette: toPalette(dark) } },
  spacing: SPACING_UNIT,
  shape: { borderRadius: RADIUS },
  /** `border: 'hairline'` in `sx`. */
  borders: { hairline: '1px solid var(--aidy-palette-rule)' },
  breakpoints: {
    values: { xs: 0, sm: breakpoints.menu, md: breakpoints.desktopNotice, lg: breakpoints.rail, xl: 1440 },
  },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.calm,
      standard: motion.calm,
      complex: motion.calm,
      enteringScreen: motion.calm,
      leavingScreen: motion.quick,
    },
  },
  typography: {
    fontFamily: faces.controls,
    fontSize: scale.control,
    htmlFontSize: 16,
    body1: { fontSize: rem(scale.control), lineHeight: 1.5 },
    body2: { fontSize: rem(scale.small), lineHeight: 1.5 },
    /** Text on cards, where lines are short. */
    caption: { fontSize: rem(scale.small), lineHeight: 1.38 },
    button: { fontSize: rem(scale.control), fontWeight: 500, textTransform: 'none' },
    h1: {
      fontFamily: faces.reading,
      fontSize: rem(scale.title),
      fontWeight: 500,
      lineHeight: 1.2,
      letterSpacing: '-0.01em',
    },
    h2: {
      fontFamily: faces.reading,
      fontSize: rem(scale.section),
      fontWeight: 500,
      lineHeight: 1.25,
      letterSpacing: '-0.005em',
    },
    h3: { fontFamily: faces.reading, fontSize: rem(scale.heading), fontWeight: 500, lineHeight: 1.3 },
    hero: {
      fontFamily: faces.reading,
      fontSize: rem(scale.hero),
      fontWeight: 500,
      lineHeight: 1.06,
      letterSpacing: '-0.022em',
    },
    lead: { fontFamily: faces.reading, fontSize: rem(scale.heading), lineHeight: 1.4 },
    reading: { fontFamily: faces.reading, fontSize: rem(scale.reading), lineHeight: 1.45 },
    cardTitle: { fontFamily: faces.reading, fontSize: rem(scale.reading), fontWeight: 500, lineHeight: 1.25 },
    label: { fontFamily: faces.controls, fontSize: rem(scale.small), fontWeight: 600, lineHeight: 1.5 },
    superior: { fontFamily: faces.controls, fontSize: rem(scale.superior), fontWeight: 700, lineHeight: 1 },
  },
  components: {
    // Nothing is rendered on a server, so the first result is correct.
    MuiUseMediaQuery: { defaultProps: { noSsr: true } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // MUI's own `outline: 0` would hide the ring from the global styles.
      styleOverrides: { root: ({ theme: { vars } }) => ({ '&:focus-visible': focusRing(vars?.palette.accent) }) },
    },
    MuiLink: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ '&:focus-visible': focusRing(vars?.palette.accent) }) },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          minHeight: 42,
          padding: '8px 18px',
          whiteSpace: 'nowrap',
          '&.MuiButton-sizeSmall': { minHeight: 34, padding: '5px 14px', fontSize: rem(scale.small) },
          // Smaller by the border, to be as high as a filled button.
          '&.MuiButton-outlined.MuiButton-sizeSmall': { padding: '4px 13px' },
          '&.MuiButton-contained.Mui-disabled': {
            background: `color-mix(in srgb, ${vars?.palette.accent} 50%, ${vars?.palette.wash})`,
            color: vars?.palette.onAccent,
          },
          '&[aria-disabled="true"]': { opacity: 0.65, cursor: 'progress' },
          '&.MuiButton-outlined': {
            padding: '7px 17px',
            background: vars?.palette.sheet,
            borderColor: vars?.palette.rule,
            color: vars?.palette.ink,
            '&:hover': { background: vars?.palette.wash, borderColor: vars?.palette.edge },
            // Destructive buttons have their colour even when not hovered.
            '&.MuiButton-colorError': { color: vars?.palette.failed, borderColor: 'currentColor' },
          },
          '&.MuiButton-text': { color: vars?.palette.accent, '&:hover': { background: vars?.palette.wash } },
        }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: { vars } }) => ({
          border: `1px solid ${vars?.palette.rule}`,
          boxShadow: 'var(--aidy-shadow)',
          margin: 16,
          width: 'calc(100% - 32px)',
          // The window scrolls, not the sheet, so that its sticky footer sticks to the bottom of the window.
          overflow: 'visible',
        }),
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(16, 19, 21, 0.42)' } } },
    },
    MuiMenu: {
      styleOverrides: {
        paper: ({ theme: { vars } }) => ({
          border: `1px solid ${vars?.palette.rule}`,
          boxShadow: 'var(--aidy-shadow)',
          minWidth: 168,
        }),
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        // The menu clips anything outside its items.
        root: { minHeight: 36, '&:focus-visible': { outlineOffset: -2 } },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: ({ theme: { vars } }) => ({
          background: vars?.palette.ink,
          color: vars?.palette.paper,
          fontSize: rem(scale.small),
          fontWeight: 400,
          padding: '6px 10px',
        }),
      },
    },
  },
});
