import { GlobalStyles as EmotionGlobal } from '@mui/material';
import { focusRing } from './theme';
import { dark, faces, light, motion, widths } from './tokens';

/** Styles outside components: backgrounds, focus, selection, and reduced motion. */
export const GlobalStyles = () => (
  <EmotionGlobal
    styles={(theme) => ({
      ':root': { '--aidy-shadow': light.shadow, colorScheme: 'light' },
      '[data-theme="dark"]': { '--aidy-shadow': dark.shadow, colorScheme: 'dark' },
      '*, *::before, *::after': { boxSizing: 'border-box' },
      html: {
        WebkitTextSizeAdjust: '100%',
        // Keeps focused elements from being covered by the bar.
        [theme.breakpoints.down('sm')]: { scrollPaddingTop: widths.topBar + 8 },
      },
      'button, input, select, textarea': { font: 'inherit' },
      body: {
        margin: 0,
        background: theme.vars?.palette.paper,
        color: theme.vars?.palette.ink,
        fontFamily: faces.controls,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        fontFeatureSettings: "'cv05' 1",
        WebkitFontSmoothing: 'antialiased',
        textRendering: 'optimizeLegibility',
        overflowWrap: 'anywhere',
      },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
      // Tables only: in running text, tabular figures would make hyphens as wide as digits.
      table: { fontVariantNumeric: 'tabular-nums' },
      'ul, ol': { padding: 0, listStyle: 'none' },
      a: { color: theme.vars?.palette.accent, textDecorationThickness: '1px', textUnderlineOffset: '3px' },
      'a, button': {
        transition: `color ${motion.quick}ms, background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
      },
      ':focus-visible': focusRing(theme.vars?.palette.accent),
      // Elements focused only by scripts are not controls, except menu items.
      '[tabindex="-1"]:not([role="menuitem"]):focus-visible': { outline: 'none' },
      '::selection': { background: theme.vars?.palette.marker },
      mark: {
        background: theme.vars?.palette.marker,
        color: 'inherit',
        padding: '0.08em 0',
        boxDecorationBreak: 'clone',
      },
      kbd: {
        display: 'inline-block',
        minWidth: 20,
        padding: '1px 5px',
        border: `1px solid ${theme.vars?.palette.rule}`,
        borderBottomWidth: 2,
        borderRadius: 4,
        background: theme.vars?.palette.sheet,
        fontFamily: faces.controls,
        fontSize: '0.6875rem',
        lineHeight: 1.5,
        textAlign: 'center',
        color: theme.vars?.palette.ink,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Any other duration, however short, would start a transition of every property of every element that
          // changes.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    })}
  />
);
