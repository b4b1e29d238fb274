import type { ColorTokens } from './tokens';

declare module '@mui/material/styles' {
  // The tokens are known to the palette by their own names, so that `color: 'quiet'` means the token.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Palette extends Omit<ColorTokens, 'shadow'> {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface PaletteOptions extends Partial<Omit<ColorTokens, 'shadow'>> {}
}
