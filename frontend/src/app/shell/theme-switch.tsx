import { useColorScheme } from '@mui/material';
import { HalfMoonIcon } from '#shared/ui/icons';
import { shellTexts } from '../texts/shell';
import { type ColorMode, colorModes } from './color-mode';
import { SidebarSetting } from './sidebar-setting';

const after = (mode: ColorMode): ColorMode =>
  colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';

/** Cycles through system, dark and light. */
export const ThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <SidebarSetting Icon={HalfMoonIcon} title={shellTexts().changeTheme} onClick={() => setMode(after(mode))}>
      {shellTexts().theme[mode]}
    </SidebarSetting>
  );
};
