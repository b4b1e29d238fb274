import { create } from 'zustand';
import { lasting } from '../storage/browser-storage';

const OFF_KEY = 'keyboardShortcutsOff';

/**
 * Whether single-key shortcuts are enabled, stored in the browser. Speech input can trigger them accidentally, so they
 * can be turned off (WCAG 2.1.4).
 */
const useShortcutSetting = create(() => ({ on: lasting.get(OFF_KEY) === null }));

export const useShortcutsOn = (): boolean => useShortcutSetting(({ on }) => on);

export const turnShortcuts = (on: boolean): void => {
  if (on) lasting.remove(OFF_KEY);
  else lasting.set(OFF_KEY, 'yes');
  useShortcutSetting.setState({ on });
};
