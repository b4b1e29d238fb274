import { useColorScheme } from '@mui/material';
import { HalfMoonIcon } from '../../shared/ui/icons';
import { SidebarSetting } from './sidebar-setting';

type ColorMode = 'system' | 'light' | 'dark';

const next: Readonly<Record<ColorMode, ColorMode>> = { system: 'dark', dark: 'light', light: 'system' };
const words: Readonly<Record<ColorMode, string>> = {
  system: 'Theme: system',
  dark: 'Theme: dark',
  light: 'Theme: light',
};

/** Cycles through system, dark and light. */
export const ThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <SidebarSetting Icon={HalfMoonIcon} title="Change the theme" onClick={() => setMode(next[mode])}>
      {words[mode]}
    </SidebarSetting>
  );
};
