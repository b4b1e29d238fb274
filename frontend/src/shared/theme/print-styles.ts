import { light } from './tokens';

const { shadow: _floating, ...colors } = light;

/** The light palette under the names of the theme's variables. */
const lightVariables = Object.fromEntries(
  Object.entries(colors).map(([name, value]) => [`--aidy-palette-${name}`, value]),
);

/** Pages on paper: in the colours of the light theme, without controls. */
export const printStyles = {
  '@page': { size: 'A4', margin: '18mm 16mm' },
  '@media print': {
    // More specific than the theme's own rule.
    ':root[data-theme="dark"]': { ...lightVariables, colorScheme: 'light' },
    ':root, body': { background: '#FFFFFF !important' },
    'nav, button, [role="switch"], [role="search"], [data-screen-only]': { display: 'none !important' },
    ':has(> main)': { display: 'block !important' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    a: { textDecoration: 'none' },
  },
};
