import { Box, useColorScheme } from '@mui/material';
import { HalfMoonIcon } from '../../shared/ui/icons';

type ColorMode = 'system' | 'light' | 'dark';

const next: Readonly<Record<ColorMode, ColorMode>> = { system: 'dark', dark: 'light', light: 'system' };
const words: Readonly<Record<ColorMode, string>> = {
  system: 'Theme: system',
  dark: 'Theme: dark',
  light: 'Theme: light',
};

/** Quietly turns through the system's light, dark, and light. */
export const ThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Box component="button" type="button" onClick={() => setMode(next[mode])} sx={switchSx} title="Change the theme">
      <HalfMoonIcon aria-hidden />
      {words[mode]}
    </Box>
  );
};

const switchSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: 34,
  px: 3,
  border: 0,
  borderRadius: 1,
  background: 'none',
  color: 'quiet',
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  '&:hover': { color: 'ink' },
};
