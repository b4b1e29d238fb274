import { useColorScheme } from '@mui/material';
import { HalfMoonIcon } from '../../shared/ui/icons';
import { type ColorMode, colorModes } from './color-mode';
import { SidebarSetting } from './sidebar-setting';

const words: Readonly<Record<ColorMode, string>> = {
  system: 'Theme: system',
  dark: 'Theme: dark',
  light: 'Theme: light',
};

const after = (mode: ColorMode): ColorMode =>
  colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';

/** Cycles through system, dark and light. */
export const ThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <SidebarSetting Icon={HalfMoonIcon} title="Change the theme" onClick={() => setMode(after(mode))}>
      {words[mode]}
    </SidebarSetting>
  );
};
