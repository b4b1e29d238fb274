import type { ColorTokens } from './tokens';

declare module '@mui/material/styles' {
  // Adds the tokens to the palette under their own names, so that `color: 'quiet'` works.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Palette extends Omit<ColorTokens, 'shadow'> {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface PaletteOptions extends Partial<Omit<ColorTokens, 'shadow'>> {}
  interface ThemeOptions {
    borders?: Readonly<Record<'hairline', string>>;
  }
}
